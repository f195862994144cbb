import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { command } from './serve.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** A server of one test's own, which may fall and rise on the same data and port. */
export class OwnServer {
  private readonly data = mkdtempSync(join(tmpdir(), 'autobahn-e2e-'));
  private process: ChildProcess | null = null;
  private port = 0;

  /** @param more options; {url} is where it listens */
  constructor(private readonly more = '') {}

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    this.process = spawn('sh', ['-c', `exec ${command(String(this.port), this.data)} ${this.more.replaceAll('{url}', this.url)}`], { cwd: root, stdio: 'ignore' });
    for (let tries = 0; tries < 240; tries++) {
      if (this.process.exitCode !== null) throw new Error(`the server ended with ${this.process.exitCode}`);
      const answer = await fetch(`${this.url}/health/ready`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((next) => setTimeout(next, 250));
    }
    throw new Error('the server does not become ready');
  }

  /** Ends the process, kindly (SIGTERM) or as a power cut would (SIGKILL). */
  async stop(signal: NodeJS.Signals): Promise<void> {
    const { process } = this;
    if (!process || process.exitCode !== null || process.signalCode !== null) return;
    const gone = once(process, 'exit');
    process.kill(signal);
    await gone;
  }

  /** Looks after its database while it runs, as its host would at a terminal. */
  admin(words: string): void {
    execFileSync('sh', ['-c', command(String(this.port), this.data).replace(/ serve .*(?= --data)/, ` admin ${words}`)], { cwd: root });
  }

  async remove(): Promise<void> {
    await this.stop('SIGTERM');
    rmSync(this.data, { recursive: true, force: true });
  }
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', webmanifest: 'application/manifest+json' };

/** A plain host of files: one folder below another, no fall-backs but its 404 page, no types that are not common. */
export class FileServer {
  private server: Server | null = null;
  /** What a file holds now, if it is not what the build wrote: another version of the app. */
  readonly changed = new Map<string, string>();

  constructor(
    private readonly folder = '/some/where/',
    private readonly files: readonly string[] = [join(dist, 'site'), dist],
  ) {}

  get url(): string {
    return `http://localhost:${(this.server?.address() as AddressInfo).port}${this.folder}`;
  }

  read(name: string): string {
    return readFileSync(this.find(name) ?? '', 'utf8');
  }

  async start(): Promise<void> {
    this.server = createServer(({ url = '' }, response) => {
      const path = normalize(decodeURIComponent(url.split('?')[0] ?? ''));
      const name = path.startsWith(this.folder) ? path.slice(this.folder.length) || 'index.html' : '';
      const found = this.find(name);
      const type = TYPES[(found ? name : '404.html').split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      response.writeHead(found ? 200 : 404, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
      response.end(this.changed.get(name) ?? readFileSync(found ?? this.find('404.html') ?? ''));
    });
    await new Promise<void>((listening) => this.server!.listen(0, '127.0.0.1', listening));
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((closed) => (this.server ? this.server.close(closed) : closed(null)));
  }

  private find(name: string): string | undefined {
    return this.files.map((folder) => join(folder, name)).find((path) => name && existsSync(path) && statSync(path).isFile());
  }
}

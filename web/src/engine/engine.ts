import { ADDRESS } from './address';
import { compile } from './module';
import { EngineProblem, problem } from './problem';
import type { Answer, Long, Operation, Operations, Question, Thought } from './protocol';

interface Open {
  resolve(value: unknown): void;
  reject(problem: EngineProblem): void;
  progress?: (thought: Thought) => void;
}

let compiled: Promise<WebAssembly.Module> | null = null;

/** The module is fetched and compiled once for all workers. Whichever type a host gives the file, its bytes are what counts. */
async function fetched(): Promise<WebAssembly.Module> {
  if (!ADDRESS) throw problem(501, 'no-engine', 'These pages were built without the engine.');
  const response = await fetch(ADDRESS);
  if (!response.ok) throw problem(503, 'no-engine', `The engine cannot be fetched (${response.status}).`);
  return compile(await response.arrayBuffer());
}

function module(): Promise<WebAssembly.Module> {
  compiled ??= fetched().catch((fault: unknown) => {
    compiled = null;
    throw fault instanceof EngineProblem ? fault : problem(503, 'no-engine', `The engine cannot be loaded: ${String(fault)}`);
  });
  return compiled;
}

/** One worker with the rules, the bots and the formats inside. */
export class Engine {
  /** Grows when the worker died and was replaced: tables of before are gone, and have to be opened again. */
  generation = 0;
  private worker: Promise<Worker> | null = null;
  private readonly open = new Map<number, Open>();
  private last = 0;

  call<O extends Operation>(op: O, args: Operations[O][0], progress?: (thought: Thought) => void): Promise<Operations[O][1]> {
    return this.send(++this.last, op, args, progress);
  }

  /** A call that takes long: `stop` has it answer at once with the best so far. */
  think<O extends Long>(op: O, args: Operations[O][0], progress?: (thought: Thought) => void) {
    const id = ++this.last;
    const answer = this.send(id, op, args, progress);
    return { answer, stop: () => void this.worker?.then((worker) => worker.postMessage({ stop: id } satisfies Question)) };
  }

  /** Ends the worker; whatever is asked after that starts a new one. */
  close(): void {
    this.end(problem(499, 'closed', 'The engine was closed.'));
  }

  private async send<O extends Operation>(id: number, op: O, args: Operations[O][0], progress?: (thought: Thought) => void) {
    this.worker ??= this.start();
    const starting = this.worker;
    const worker = await starting.catch((fault: unknown) => {
      if (this.worker === starting) this.worker = null;
      throw fault;
    });
    return new Promise<Operations[O][1]>((resolve, reject) => {
      this.open.set(id, { resolve: resolve as (value: unknown) => void, reject, progress });
      worker.postMessage({ id, op, args } satisfies Question);
    });
  }

  private async start(): Promise<Worker> {
    // The worker starts while the module is on its way; if it dies meanwhile, nobody shall wait for it.
    const { generation } = this;
    const engine = module();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.hear(data);
    worker.onerror = (event) => this.end(died(event.message));
    try {
      worker.postMessage({ module: await engine } satisfies Question);
      if (this.generation !== generation) throw died('it ended while it started');
      return worker;
    } catch (fault) {
      worker.terminate();
      throw fault;
    }
  }

  private hear(told: Answer): void {
    if ('died' in told) return this.end(died(told.died));
    const open = this.open.get(told.id);
    if (!open) return;
    if ('thought' in told) return open.progress?.(told.thought);
    this.open.delete(told.id);
    const { result, problem: refused } = JSON.parse(told.answer) as { result?: unknown; problem?: EngineProblem['problem'] };
    if (refused) void inWords(refused).then((said) => open.reject(new EngineProblem(said)), open.reject);
    else if (hasFaults(result)) void inWords(result).then(open.resolve, open.reject);
    else open.resolve(result);
  }

  private end(why: EngineProblem): void {
    const worker = this.worker;
    this.worker = null;
    this.generation++;
    void worker?.then((one) => one.terminate()).catch(() => {});
    const open = [...this.open.values()];
    this.open.clear();
    for (const one of open) one.reject(why);
  }
}

const hasFaults = (result: unknown): result is { faults: string[] } => Boolean((result as { faults?: unknown[] } | undefined)?.faults?.length);

/** With its faults as sentences, which the module leaves to the pages. */
async function inWords<T extends { detail?: string; faults?: string[] }>(told: T): Promise<T> {
  const { inEnglish } = await import('./sentences');
  const { detail, faults } = told;
  return { ...told, ...(detail === undefined ? {} : { detail: inEnglish(detail) }), ...(faults && { faults: faults.map(inEnglish) }) };
}

const died = (why: string) => problem(500, 'engine-died', `The engine has stopped: ${why || 'nobody knows why'}. The game can be opened again.`);

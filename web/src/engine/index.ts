import { engineModule } from './module';
import { EngineProblem } from './problem';
import type { FromWorker, LongOp, Op, Operations, Thought } from './protocol';

export { supported } from './module';
export { EngineProblem } from './problem';
export type { Budget, Handle, KeptEntry, Opened, Operations, Thought } from './protocol';

/** How long a short question may stay unanswered before its worker is taken for dead. */
const PATIENCE = 15_000;

interface Asked {
  resolve(answer: unknown): void;
  reject(problem: EngineProblem): void;
  progress?: (thought: Thought) => void;
  timer?: ReturnType<typeof setTimeout>;
}

const LONG: ReadonlySet<Op> = new Set<LongOp>(['botMove', 'hint', 'analysis']);

/** One worker with an engine in it. One that dies is replaced by itself; what was asked of it fails, what lay in it is gone. */
export class Engine {
  /** Grows with every new worker: handles of an older one are void. */
  generation = 0;

  private worker: Promise<Worker> | null = null;
  private readonly asked = new Map<number, Asked>();
  private last = 0;

  call<O extends Op>(op: O, args: Operations[O][0], progress?: (thought: Thought) => void): Promise<Operations[O][1]> {
    return this.ask(op, args, progress).answer;
  }

  /** A question that takes its time: `stop` has it answered at once with the best that was found. */
  think<O extends LongOp>(op: O, args: Operations[O][0], progress?: (thought: Thought) => void): { answer: Promise<Operations[O][1]>; stop(): void } {
    const { id, answer } = this.ask(op, args, progress);
    return { answer, stop: () => void this.started().then((worker) => worker.postMessage({ stop: id }), () => {}) };
  }

  close(): void {
    this.end(EngineProblem.of(500, 'closed', 'The engine was put away.'));
  }

  private ask<O extends Op>(op: O, args: Operations[O][0], progress?: (thought: Thought) => void): { id: number; answer: Promise<Operations[O][1]> } {
    const id = ++this.last;
    const answer = new Promise<Operations[O][1]>((resolve, reject) => {
      this.asked.set(id, { resolve: resolve as (answer: unknown) => void, reject, progress });
      this.started().then(
        (worker) => {
          const asked = this.asked.get(id);
          if (!asked) return;
          if (!LONG.has(op)) asked.timer = setTimeout(() => this.died('it does not answer'), PATIENCE);
          worker.postMessage({ id, op, args });
        },
        (cause: unknown) => {
          this.asked.delete(id);
          reject(cause instanceof EngineProblem ? cause : EngineProblem.of(503, 'no-engine', `The engine could not be started: ${String(cause)}`));
        },
      );
    });
    return { id, answer };
  }

  private started(): Promise<Worker> {
    if (!this.worker) {
      this.worker = this.start();
      this.worker.catch(() => (this.worker = null));
    }
    return this.worker;
  }

  private async start(): Promise<Worker> {
    const module = await engineModule();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'autobahn-engine' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.died(event.message);
    };
    worker.postMessage({ module });
    return worker;
  }

  private hear(said: FromWorker): void {
    const asked = this.asked.get(said.id);
    if (!asked) return;
    if ('thought' in said) return asked.progress?.(said.thought);
    clearTimeout(asked.timer);
    this.asked.delete(said.id);
    if ('problem' in said) asked.reject(new EngineProblem(said.problem));
    else asked.resolve(said.answer);
    if ('problem' in said && said.problem.code === 'engine-died') this.died(said.problem.detail);
  }

  private died(cause: string): void {
    this.end(EngineProblem.of(500, 'engine-died', `The engine stopped (${cause}) and was started again.`));
  }

  private end(problem: EngineProblem): void {
    void this.worker?.then((worker) => worker.terminate(), () => {});
    this.worker = null;
    this.generation++;
    for (const { reject, timer } of this.asked.values()) {
      clearTimeout(timer);
      reject(problem);
    }
    this.asked.clear();
  }
}

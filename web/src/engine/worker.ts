import { instantiate, type Instance } from './module';
import { LONG, type Answer, type Question, type Thought } from './protocol';

/** How long thinking goes on before others are heard, in milliseconds. */
const SLICE = 20;

interface Thinking {
  thinking: number;
  done: boolean;
  thought?: Thought;
  answer?: unknown;
}

let engine: Promise<Instance> | null = null;
/** The engine's number of what is being thought about, by the call that asked for it. */
const thinking = new Map<number, number>();

const tell = (answer: Answer) => self.postMessage(answer);

/** Lets messages in: a timer would wait for milliseconds. */
const pause = new MessageChannel();
const waiting: (() => void)[] = [];
pause.port1.onmessage = () => waiting.shift()?.();
const breathe = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    pause.port2.postMessage(null);
  });

const ask = (instance: Instance, op: string, args: unknown) => instance.call(JSON.stringify({ op, args }));

/** A long call: begun, gone on with slice by slice, answered. */
async function think(instance: Instance, id: number, op: string, args: unknown): Promise<string> {
  const begun = ask(instance, op, args);
  const { result } = JSON.parse(begun) as { result?: Thinking };
  if (!result) return begun;
  thinking.set(id, result.thinking);
  try {
    let told = '';
    for (;;) {
      await breathe();
      const next = ask(instance, 'goOn', { thinking: result.thinking, millis: SLICE });
      const step = (JSON.parse(next) as { result?: Thinking }).result;
      if (!step) return next;
      if (step.done) return JSON.stringify({ result: step.answer });
      const thought = JSON.stringify(step.thought);
      if (step.thought && thought !== told) tell({ id, thought: step.thought });
      told = thought;
    }
  } finally {
    thinking.delete(id);
  }
}

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  try {
    if ('module' in data) {
      engine = instantiate(data.module);
      await engine;
    } else if (engine) {
      const instance = await engine;
      if ('stop' in data) {
        const number = thinking.get(data.stop);
        if (number !== undefined) ask(instance, 'stop', { thinking: number });
      } else {
        const long = LONG.includes(data.op);
        const answer = long ? await think(instance, data.id, data.op, data.args) : ask(instance, data.op, data.args);
        tell({ id: data.id, answer });
      }
    }
  } catch (fault) {
    // Out of memory or stack, or a fault of the compiler: the module's state cannot be trusted any more.
    tell({ died: String(fault) });
  }
};

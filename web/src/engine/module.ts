/**
 * Starts the engine's module. TeaVM brings a loader of its own, but that makes code from texts, which our security policy
 * forbids; and we need little of it: texts go in and out one character at a time, and nothing else crosses.
 */
interface Exports {
  call(): void;
}

const PAGE = 65536;
/** The largest memory that is asked for beside the garbage-collected one; only the files inside the module lie there. */
const MOST_PAGES = 256;

export interface Instance {
  /** Asks with JSON and gets JSON. */
  call(question: string): string;
}

/** String functions for engines that do not have them built in. */
const STRINGS = {
  fromCharCode: (code: number) => String.fromCharCode(code),
  charCodeAt: (text: string, index: number) => text.charCodeAt(index),
  length: (text: string) => text.length,
  concat: (first: string, second: string) => first + second,
  substring: (text: string, start: number, end: number) => text.substring(start, end),
};

/** A function that the module names but has no use for here. */
const unused = (name: string) => (): never => {
  throw new Error(`The engine asked for ${name}, which nobody gives it.`);
};

/** Set up by every module for objects and texts that are handed to the page; ours hands out none. */
const GLUE = {
  createClass: () => class {},
  defineFunction: (made: unknown) => made,
  defineStaticMethod: () => {},
  createFunction1: () => (text: unknown) => text,
  callFunction1: (call: (argument: unknown) => unknown, argument: unknown) => call(argument),
  stringBuiltinsSupported: () => 0,
};

/** How much memory the module says that its own data takes. */
function dataSize(module: WebAssembly.Module): number {
  const [section] = WebAssembly.Module.customSections(module, 'teavm.memoryRequirements');
  return section ? (JSON.parse(new TextDecoder().decode(section)) as { dataSize: number }).dataSize : 0;
}

/** Everything that a module wants and does not use. */
function others(module: WebAssembly.Module, imports: Record<string, Record<string, unknown>>): WebAssembly.Imports {
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    const known = (imports[from] ??= {});
    if (kind === 'function') known[name] ??= unused(`${from}.${name}`);
  }
  return imports as WebAssembly.Imports;
}

export async function compile(bytes: BufferSource): Promise<WebAssembly.Module> {
  const compileWith = WebAssembly.compile as (bytes: BufferSource, options?: unknown) => Promise<WebAssembly.Module>;
  return compileWith(bytes, { builtins: ['js-string'] });
}

export async function instantiate(module: WebAssembly.Module): Promise<Instance> {
  const data = Math.ceil(dataSize(module) / 8) * 8;
  const memory = new WebAssembly.Memory({ initial: Math.max(40, Math.ceil(data / PAGE) + 2), maximum: MOST_PAGES });
  let question = '';
  let answer = new Uint16Array(1 << 16);
  let written = 0;
  const imports = others(module, {
    env: { memory },
    'wasm:js-string': STRINGS,
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavmMath: Math as unknown as Record<string, unknown>,
    teavmMemory: {
      heapOffset: new WebAssembly.Global({ value: 'i32', mutable: false }, data),
      maxSize: new WebAssembly.Global({ value: 'i32', mutable: false }, MOST_PAGES * PAGE - data),
      notifyHeapResized: () => {},
    },
    teavm: { takeStackTrace: () => () => '', decorateException: () => {} },
    teavmJso: GLUE,
    autobahn: {
      length: () => question.length,
      read: (index: number) => question.charCodeAt(index),
      write(character: number) {
        if (written === answer.length) {
          const longer = new Uint16Array(2 * written);
          longer.set(answer);
          answer = longer;
        }
        answer[written++] = character;
      },
    },
  });
  const exports = (await WebAssembly.instantiate(module, imports)).exports as unknown as Exports;
  const decoder = new TextDecoder('utf-16le', { ignoreBOM: true });
  return {
    call(asked) {
      question = asked;
      written = 0;
      exports.call();
      return decoder.decode(answer.subarray(0, written));
    },
  };
}

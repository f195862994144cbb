/**
 * Starts the engine's module. TeaVM brings a loader of its own, but that makes code from texts, which our security policy
 * forbids; and we need little of it: texts go in and out one character at a time, and nothing else crosses.
 */
interface Exports {
  call(): void;
}

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

/** Texts that exceptions hand to the page, which nobody looks at here. */
const GLUE = {
  callFunction1: (_: unknown, text: unknown) => text,
  stringBuiltinsSupported: () => 0,
};

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
  let question = '';
  let answer = new Uint16Array(1 << 16);
  let written = 0;
  const imports = others(module, {
    'wasm:js-string': STRINGS,
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavmMath: Math as unknown as Record<string, unknown>,
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

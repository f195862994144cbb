// The engine alone in a page, behind the security policy that servers send, and the same questions for a JVM: for what holds
// the two against each other. Nothing is fetched from anywhere: all addresses below /module/ are answered here.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
/** As it is shipped: what the compiler made, made smaller. */
export const WASM = path('../src/engine/module/autobahn.wasm');
const POLICY = { 'content-security-policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'" };
const START = "import { compile, instantiate } from './module.js'; window.engine = fetch('autobahn.wasm').then((answer) => answer.arrayBuffer()).then(compile).then(instantiate);";

/** Opens a page with the engine, and answers how to ask it: with JSON, for JSON. */
export async function inBrowser(page, origin = 'http://localhost:9') {
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, minify: false, lib: { entry: path('../src/engine/module.ts'), formats: ['es'] } } });
  const files = {
    'page.html': ['text/html', '<script type="module" src="main.js"></script>'],
    'main.js': ['text/javascript', START],
    'module.js': ['text/javascript', built[0].output[0].code],
    // As a host sends it that has never heard of such files.
    'autobahn.wasm': ['application/octet-stream', readFileSync(WASM)],
  };
  await page.route(`${origin}/module/*`, (route) => {
    const [contentType, body] = files[route.request().url().split('/').pop()];
    return route.fulfill({ contentType, body, headers: POLICY });
  });
  await page.goto(`${origin}/module/page.html`);
  return (question) => page.evaluate(async (text) => (await window.engine).call(text), question);
}

/** Starts a JVM with the same engine, and answers how to ask it and how to end it. */
export function onJvm() {
  const java = process.env.JAVA_HOME ? `${process.env.JAVA_HOME}/bin/java` : 'java';
  const classes = `${path('../../browser/target/classes')}:${path('../../cli/target/lib')}/*`;
  const jvm = spawn(java, ['-cp', classes, 'autobahn.browser.CallConsole'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: jvm.stdout })[Symbol.asyncIterator]();
  return {
    async ask(question) {
      jvm.stdin.write(`${question}\n`);
      const { value, done } = await answers.next();
      if (done) throw new Error('the JVM ended before it had answered');
      return value;
    },
    end: () => jvm.kill(),
  };
}

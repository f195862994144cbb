import { readFileSync } from 'node:fs';

const SOURCE = new URL('../../../engine/src/main/java/autobahn/engine/Reason.java', import.meta.url);

/** For tests: the engine's sentences by key, read from its enum Reason. */
export function engineSentences(): Map<string, string> {
  const java = readFileSync(SOURCE, 'utf8');
  const constants = java.slice(java.indexOf('public enum Reason'), java.indexOf('private final'));
  const sentences = new Map<string, string>();
  for (const [, constant = '', literals = ''] of constants.matchAll(/^ {4}([A-Z_]+)\(((?:\s*\+?\s*"(?:[^"\\]|\\.)*")+)\)[,;]/gm)) {
    const text = [...literals.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((literal) => literal[1]).join('');
    sentences.set(constant.toLowerCase().replaceAll('_', '-'), text);
  }
  return sentences;
}

/** The names of the gaps in a text, each once, sorted. */
export function gaps(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((gap) => gap[1] ?? ''))].sort();
}

/** For tests: the names of the gaps in a text, each once, sorted. */
export function gaps(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((gap) => gap[1] ?? ''))].sort();
}

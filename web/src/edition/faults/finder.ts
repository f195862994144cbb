export interface Found<K extends string> {
  key: K;
  /** What fills its gaps, by their names. */
  gaps: Record<string, string>;
  /** How much of the sentence is no gap: of several, the one that says most fits best. */
  fixed: number;
}

/**
 * Finds out which of some English sentences with gaps a text is, and what fills them: the checkers write English, here as on a
 * server and on the command line. Null for a text that nobody has foreseen.
 */
export function finder<K extends string>(sentences: Readonly<Record<K, string>>): (english: string) => Found<K> | null {
  const patterns = (Object.entries(sentences) as [K, string][])
    .map(([key, english]) => {
      const parts = english.split(/\{\w+\}/);
      return {
        key,
        gaps: gapsOf(english),
        pattern: new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('(.*)')}$`, 's'),
        fixed: parts.join('').length,
      };
    })
    .sort((a, b) => b.fixed - a.fixed);
  return (english) => {
    for (const { key, gaps, pattern, fixed } of patterns) {
      const found = pattern.exec(english);
      if (found) return { key, gaps: Object.fromEntries(gaps.map((gap, i) => [gap, found[i + 1]!])), fixed };
    }
    return null;
  };
}

/** The names of a sentence's gaps, in the order in which they stand there. */
const gapsOf = (sentence: string): string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap!);

/** A sentence with its gaps filled; the name of a gap without a digit at its end tells what it holds. */
export function filled(sentence: string, gaps: Readonly<Record<string, string>>, say: (gap: string, value: string) => string): string {
  return sentence.replace(/\{(\w+)\}/g, (_, gap: string) => say(gap.replace(/\d$/, ''), gaps[gap] ?? ''));
}

import type { Chapter } from '../../rules/parse';

/** The text of a rule. */
export function ruleIn(chapters: readonly Chapter[], id: string): string | undefined {
  for (const { blocks } of chapters) for (const block of blocks) if (block.kind === 'rule' && block.id === id) return block.text;
  return undefined;
}

const ENOUGH = 170;

/** The heading and as many whole sentences as are read at a glance: at least one. */
export function firstSentences(text: string): string {
  const [, heading = '', rest = text] = /^(\*\*[^*]+\*\* )(.*)$/.exec(text) ?? [];
  let told = '';
  for (const sentence of rest.split(/(?<=\.)\s+(?=\p{Lu}|\*)/u)) {
    if (sentence.startsWith('*')) break;
    if (told && told.length + sentence.length > ENOUGH) break;
    told += (told ? ' ' : '') + sentence;
  }
  return heading + (told || rest);
}

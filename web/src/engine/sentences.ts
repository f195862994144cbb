import { editionFaults } from '../vocabulary/editionFaults';
import { positionFaults } from '../vocabulary/positionFaults';
import { reasons } from '../vocabulary/reasons';

type Sentence = string | { one: string; other: string };

const FILE = Object.entries(editionFaults);
/** By the letter of their kind, in the order in which the engine has them. */
const ENGLISH: Readonly<Record<string, readonly Sentence[]>> = {
  p: Object.values(positionFaults),
  v: FILE.filter(([key]) => key.startsWith('value-')).map(([, text]) => text),
  e: FILE.filter(([key]) => !key.startsWith('value-')).map(([, text]) => text),
  r: Object.values(reasons),
};

/** An innermost one: which sentence it is, and what fills its gaps. */
const SHORT = /\u0001([pver])(\d+)((?:\u0002[^\u0001-\u0003]*)*)\u0003/g;

/**
 * The module has no sentences inside (see ShortSentences of module browser): of what is wrong it tells which sentence says it.
 * Here that becomes English, as a server writes it.
 */
export function inEnglish(text: string): string {
  const said = text.replace(SHORT, (_, kind: string, number: string, rest: string) => {
    const sentence = ENGLISH[kind]?.[Number(number)];
    const values = rest.split('\u0002').slice(1);
    if (sentence === undefined) return values.join(' ');
    const gaps = gapsOf(typeof sentence === 'string' ? sentence : sentence.other);
    const form = typeof sentence === 'string' ? sentence : values[gaps.indexOf('count')] === '1' ? sentence.one : sentence.other;
    return form.replace(/\{(\w+)\}/g, (_, gap: string) => values[gaps.indexOf(gap)] ?? '');
  });
  // What fills a gap may be a sentence in its turn.
  return said === text ? text : inEnglish(said);
}

const gapsOf = (sentence: string): string[] => [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap!))];

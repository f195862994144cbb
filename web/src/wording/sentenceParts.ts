import type { Args, Key } from '../i18n';

/** A piece of a sentence; one with ids is a name that lights up on the board. */
export interface Part {
  text: string;
  ids?: readonly string[];
  seat?: number;
}

export type Translate = (key: Key, args?: Args) => string;

const OPEN = '\u0001';
const CLOSE = '\u0002';

/** A sentence with names kept apart: arguments that are parts stay parts wherever the language puts them. */
export function rich(t: Translate, key: Key, args: Record<string, string | number | Part>): Part[] {
  const parts: Part[] = [];
  const plain: Args = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'object') {
      plain[name] = `${OPEN}${parts.length}${CLOSE}`;
      parts.push(value);
    } else {
      plain[name] = value;
    }
  }
  const pieces = t(key, plain).split(new RegExp(`${OPEN}(\\d+)${CLOSE}`));
  return pieces.flatMap((piece, i): Part[] => {
    if (i % 2 === 1) return [parts[Number(piece)] as Part];
    return piece ? [{ text: piece }] : [];
  });
}

export function plainText(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join('');
}

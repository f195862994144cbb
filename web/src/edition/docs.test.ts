import { describe, expect, it } from 'vitest';
import { edition, source } from '../wording/testing/names';

interface Ruling {
  ruling: string;
  rule: string;
  holds: boolean;
  text: string;
  otherwise: string;
}
const { rulings } = edition as unknown as { rulings: Ruling[] };

describe('the page about editions', () => {
  it('tells how many figures there are, and how many were designed', () => {
    const letters = JSON.stringify(edition).match(/"(?:from|\w+From)":"[A-Z]"/g)!;
    const ours = letters.filter((letter) => letter.endsWith('"D"'));
    expect(source('docs/editions.md')).toContain(`${ours.length} of the ${letters.length} entries`);
  });

  it('tells of every ruling what is played and what the other reading is', () => {
    const rows = source('docs/editions.md').split('\n').filter((line) => /^\| `\w+`( \(off\))? \| \[[A-Z]/.test(line));
    expect(rows).toEqual(
      rulings.map(({ ruling, rule, holds, text, otherwise }) => {
        const [played, other] = holds ? [text, otherwise] : [otherwise, text];
        return `| \`${ruling}\`${holds ? '' : ' (off)'} | [${rule}](rules.md#${rule}) | ${played} | ${other} |`;
      }),
    );
  });
});

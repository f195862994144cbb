import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/message';
import { type Chapter, pieces, rulebook } from './index';
import { parse } from './parse';

const english = await rulebook('en');
const rules = (chapters: Chapter[]) => chapters.flatMap((chapter) => chapter.rules);
const figures = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();
const links = (text: string): string[] => pieces(text).flatMap((piece) => (piece.kind === 'rule' ? [piece.text] : []));
const marks = (text: string): string[] => pieces(text).map((piece) => piece.kind).filter((kind) => kind !== 'plain').sort();

describe('the rulebook', () => {
  it('has all 140 rules once', () => {
    const ids = rules(english.chapters).map((rule) => rule.id);
    expect(ids).toHaveLength(140);
    expect(new Set(ids).size).toBe(140);
  });

  it('refuses a line that it cannot read', () => {
    expect(() => parse('## One\n- **X-1** no anchor')).toThrow('not a rule: - **X-1** no anchor');
  });

  it('comes apart into pieces', () => {
    expect(pieces('*Ruling:* see ([EMP-1](#EMP-1)), **now**')).toEqual([
      { kind: 'emphasis', text: 'Ruling:' },
      { kind: 'plain', text: ' see (' },
      { kind: 'rule', text: 'EMP-1' },
      { kind: 'plain', text: '), ' },
      { kind: 'strong', text: 'now' },
    ]);
  });
});

describe.each(LANGUAGES)('the rulebook in %s', async (language) => {
  const book = await rulebook(language);

  it('has the same rules in the same order', () => {
    const ids = (chapters: Chapter[]) => chapters.map((chapter) => chapter.rules.map((rule) => rule.id));
    expect(ids(book.chapters)).toEqual(ids(english.chapters));
  });

  it('has a short heading without figures and a text for each', () => {
    for (const rule of rules(book.chapters)) {
      expect(rule.heading, rule.id).toMatch(/^\D{2,40}$/);
      expect(rule.text, rule.id).toMatch(/^\S.*[.)]$/);
    }
  });

  it('has the same figures, links and rulings in every rule', () => {
    const same = rules(english.chapters);
    rules(book.chapters).forEach((rule, i) => {
      const other = same[i]?.text ?? '';
      expect([rule.id, ...figures(rule.text)]).toEqual([rule.id, ...figures(other)]);
      expect([rule.id, ...links(rule.text)]).toEqual([rule.id, ...links(other)]);
      expect([rule.id, ...marks(rule.text)]).toEqual([rule.id, ...marks(other)]);
    });
  });

  it('has the same paragraphs, examples and tables, with the same figures', () => {
    const shape = (chapters: Chapter[]) =>
      chapters.map((chapter) => [
        chapter.before.map(figures),
        chapter.after.map(figures),
        chapter.table.map((row) => row.map(figures)),
      ]);
    expect(shape(book.chapters)).toEqual(shape(english.chapters));
    expect(book.intro).toHaveLength(english.intro.length);
  });
});

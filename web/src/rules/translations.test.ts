import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const lines = (file: string): string[] => readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8').trimEnd().split('\n');
const RULE = /^- <a id="([^"]+)"><\/a>\*\*\1\*\* \*\*(\D{2,40}?)\.\*\* (\S.*[.)])$/;
/** The list of chapters names them in the words of its language. */
const CONTENTS = /^\*\*[^*]+:\*\* \[/;

const english = lines('rules.md');
const edition = JSON.parse(lines('../edition/src/main/resources/autobahn/edition/standard.json').join('\n')) as { rulings: { rule: string }[] };
/** How a ruling and its other reading are marked. */
const RULINGS = {
  '': { ruling: '*Ruling:* ', other: ' Other reading, by switch: ' },
  '.de': { ruling: '*Festlegung:* ', other: ' Andere Lesart, per Schalter: ' },
  '.fr': { ruling: '*Décision :* ', other: ' Autre lecture, par commutateur : ' },
  '.pl': { ruling: '*Rozstrzygnięcie:* ', other: ' Inne odczytanie, przełącznikiem: ' },
};

/** What a line must have in every language: its kind, rule, figures, links, rulings and cells. */
function frame(line: string): unknown[] {
  if (CONTENTS.test(line)) return ['contents', line.split('](#').length];
  const kind = /^(#*|- |\|)/.exec(line)?.[0];
  const figures = line.match(/\d+/g)?.sort();
  const links = line.match(/\]\(#[^)]+\)/g);
  return [kind, RULE.exec(line)?.[1], figures, links, line.split('*').length, line.split('|').length, line === ''];
}

describe('the rules', () => {
  it('have 141 ids, each once', () => {
    const ids = english.flatMap((line) => RULE.exec(line)?.[1] ?? []);
    expect(ids).toHaveLength(141);
    expect(new Set(ids).size).toBe(141);
  });

  it.each(['', '.de', '.fr', '.pl'])('have an id, a short heading and a text in rules%s.md', (language) => {
    for (const line of lines(`rules${language}.md`)) if (line.startsWith('- ')) expect(line).toMatch(RULE);
  });

  it.each(['de', 'fr', 'pl'])('are the same in %s: rules, order, figures, links, rulings, tables', (language) => {
    const translated = lines(`rules.${language}.md`);
    expect(translated).toHaveLength(english.length);
    translated.forEach((line, i) => expect(frame(line), line).toEqual(frame(english[i] ?? '')));
  });

  it.each(Object.entries(RULINGS))('tell both readings of every ruling of the edition in rules%s.md', (language, { ruling, other }) => {
    const count = (line: string, words: string): number => line.split(words).length - 1;
    for (const line of lines(`rules${language}.md`)) {
      const id = RULE.exec(line)?.[1];
      const due = edition.rulings.filter((each) => each.rule === id).length;
      expect([count(line, ruling), count(line, other)], line).toEqual([due, due]);
      // Each reading follows its ruling and says something.
      for (const part of line.split(ruling).slice(1)) expect(part.split(other)[1]?.trim().length, line).toBeGreaterThan(8);
    }
  });

  it.each(['de', 'fr', 'pl'])('list in %s the chapters that there are', (language) => {
    const anchors = lines(`rules.${language}.md`).filter((line) => line.startsWith('## ')).map((line) => anchor(line.slice(3)));
    const listed = lines(`rules.${language}.md`).find((line) => CONTENTS.test(line))?.match(/\(#[^)]+\)/g);
    expect(listed).toEqual(anchors.map((name) => `(#${name})`));
  });
});

/** How a reader of Markdown names a heading. */
function anchor(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '').replaceAll(' ', '-');
}

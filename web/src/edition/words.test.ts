import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n';
import { Lexicon } from '../wording/lexicon';
import { Names } from '../wording/names';
import { edition, namesIn } from '../wording/testing/names';
import { gaps } from '../i18n/testing';
import { RULINGS } from '../vocabulary/game';
import { type Entry, figures, groupOf, type Part } from './figures';
import { en, loadTexts, type Text, type Texts } from './texts';
import { Words } from './words';

/** Figures, and names that the file and the reader share. */
const VERBATIM = new Set(['name', 'years', 'level', 'board', 'task', 'rule']);

/** Words that show where they come from: whatever has a text is in pointed brackets. */
function marked(used = new Set<string>()): Words {
  const texts = new Proxy({} as Texts, {
    get: (_, key) => {
      used.add(String(key));
      return `<${en[key as Text]}>`;
    },
  });
  return new Words('en', texts, new Names((key) => `<${key}>`, new Lexicon(edition), []));
}

const has = (text: string): boolean => text.split(' · ').every((each) => each === '' || each.startsWith('<'));

/** What of an edition would be shown by the names of the file. */
function wordless(parts: readonly Part[], words: Words): string[] {
  return parts.flatMap(({ name, entries }) => [
    ...(has(words.part(name)) ? [] : [name]),
    ...[...new Set(entries.map((entry) => groupOf(entry.path)))].filter((group) => !has(words.group(group, entries))),
    ...entries.flatMap((entry) => wordlessOf(entry, words)),
  ]);
}

function wordlessOf(entry: Entry, words: Words): string[] {
  const missing = has(words.label(entry)) ? [] : [entry.path];
  for (const figure of entry.figures) {
    const place = `${entry.path}.${figure.member}`;
    if (!words.isNaming(entry, figure.member) && !has(words.member(entry, figure.member))) missing.push(place);
    const values = [figure.value].flat().filter((value) => typeof value === 'string');
    if (VERBATIM.has(figure.member)) continue;
    for (const value of values) if (!words.value({ ...figure, value }, entry).includes('<')) missing.push(`${place} = ${value}`);
  }
  return missing;
}

describe('the words for an edition', () => {
  it('are there for all that the standard edition holds, and for nothing else', () => {
    const used = new Set<string>();
    const words = marked(used);
    const parts = figures({ ...edition });
    expect(wordless(parts, words)).toEqual([]);
    for (const part of parts) {
      for (const entry of part.entries) entry.figures.forEach((figure) => [words.value(figure, entry), words.mark(entry, figure.member)]);
    }
    expect(Object.keys(en).filter((key) => !used.has(key))).toEqual([]);
  });

  it('are missed where there are none', () => {
    const odd = { board: { hills: [{ hill: 'Brocken', height: 2 }], cities: [{ city: 'Ulm', colour: 'pink', from: 'S' }] } };
    expect(wordless(figures(odd), marked())).toEqual([
      'board.hills',
      'board.hills[0]',
      'board.hills[0].hill',
      'board.hills[0].hill = Brocken',
      'board.hills[0].height',
      'board.cities[0].city = Ulm',
      'board.cities[0].colour = pink',
    ]);
  });

  it.each(LANGUAGES)('have the same gaps in %s as in English', async (language) => {
    const texts = await loadTexts(language);
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('');
      expect(gaps(text), key).toEqual(gaps(en[key as Text]));
    }
  });

  it('are those of the language', async () => {
    const entries = figures({ ...edition }).flatMap((part) => part.entries);
    const words = new Words('de', await loadTexts('de'), namesIn('de'));
    const at = (path: string): Entry => entries.find((entry) => entry.path === path) ?? { path, figures: [] };
    const value = (path: string, member: string): string => {
      const figure = at(path).figures.find((each) => each.member === member);
      return figure ? words.value(figure, at(path)) : 'none';
    };
    expect(['dashboard.eras[1]', 'board.links[1]', 'board.startSections[1]', 'administration.track.loop', 'trade.tiles[0]'].map((path) => words.label(at(path)))).toEqual([
      'Epoche 2',
      'Strecke Köln–Dortmund',
      'Abschnitt Hannover–Bad Hersfeld (A7, bei Hannover)',
      'Nach dem letzten Feld geht es zurück auf Feld 20',
      'Einen Abschnitt bauen',
    ]);
    expect(words.member(at('dashboard.eras[1]'), 'truckSteps')).toBe('Schritte der Lkw');
    expect(words.group('trade.boards[1].wishes', entries)).toBe('Liefertafel 2 · Bevorzugte Waren');
    expect(value('board.cities[0]', 'latitude')).toBe('49,23');
    expect(value('board.cities[0]', 'east')).toBe('nein');
    expect(value('board.cities[9]', 'autobahns')).toBe('Cyan, Gelb');
    expect(value('rulings[2]', 'text')).toBe('Zum Aufnehmen muss mindestens eine Karte gespielt sein.');
  });

  it.each(LANGUAGES)('name every ruling and say both of its readings in %s', async (language) => {
    const words = new Words(language, await loadTexts(language), namesIn(language));
    const rulings = figures({ ...edition }).find((part) => part.name === 'rulings')?.entries ?? [];
    expect(rulings).toHaveLength(RULINGS.length);
    const said = new Set<string>();
    for (const [i, entry] of rulings.entries()) {
      const figuresOf = ['ruling', 'text', 'otherwise'].flatMap((member) => entry.figures.filter((figure) => figure.member === member));
      const [ruling, ...readings] = figuresOf.map((figure) => String(figure.value));
      expect(ruling).toBe(RULINGS[i]);
      const english = [en[`ruling.${ruling}` as Text], ...readings];
      const here = figuresOf.map((figure) => words.value(figure, entry));
      if (language === 'en') expect(here).toEqual(english);
      for (const text of here) {
        expect(said, 'no two are the same').not.toContain(text);
        if (language !== 'en') expect(english).not.toContain(text);
        said.add(text);
      }
    }
    expect(said.size).toBe(3 * RULINGS.length);
  });

  it('leave a sentence alone that somebody else wrote', async () => {
    const words = new Words('de', await loadTexts('de'), namesIn('de'));
    const file = { rulings: [{ ruling: 'openHands', text: 'Hands are hidden.', otherwise: 'Hands are open.' }] } satisfies Record<string, unknown>;
    const own = figures(file)[0]?.entries[0];
    expect(own?.figures.map((figure) => words.value(figure, own))).toEqual(['Offene Handkarten', 'Hands are hidden.', 'Hands are open.']);
  });
});


import { describe, expect, it } from 'vitest';
import { edition, namesIn } from '../wording/testing/names';
import { figures } from './figures';
import { counts, filtered, shown } from './shown';
import { loadTexts } from './texts';
import { Words } from './words';

const german = shown(figures({ ...edition }), new Words('de', await loadTexts('de'), namesIn('de')));
const found = (query: string): string[] =>
  filtered(german, 'all', query).flatMap((part) => part.groups.flatMap((group) => group.entries.map((entry) => entry.path)));

describe('an edition in words', () => {
  it('has figures of every letter but that of checked ones, and each once', () => {
    const { C: checked, ...others } = counts(german);
    expect(checked).toBe(0);
    for (const count of Object.values(others)) expect(count).toBeGreaterThan(0);
    const all = figures({ ...edition }).flatMap((part) => part.entries.flatMap((entry) => entry.figures));
    expect(Object.values(counts(german)).reduce((sum, count) => sum + count)).toBe(all.length);
  });

  it('is searched by its words', () => {
    expect(found('warschau wert')).toEqual(['board.cities[9]']);
    expect(found('epoche schritte 1966')).toEqual(['dashboard.eras[1]']);
    expect(found('liefertafel polen')).toEqual([0, 1, 2, 3, 4, 5].map((board) => `trade.boards[${board}].wishes[7]`));
  });

  it('is searched by the names and values of the file', () => {
    expect(found('warszawa value')).toEqual(['board.cities[9]']);
    expect(found('buildSingle')).toEqual(['dashboard.eras[0]', 'dashboard.eras[1]', 'dashboard.eras[2]']);
    expect(found('noTurningBack')).toEqual(['rulings[9]']);
    expect(found('nowhere at all')).toEqual([]);
  });

  it('shows both readings of a ruling and marks the one that is played', () => {
    const ruling = (name: string) => filtered(german, 'all', name)[0]?.groups[0]?.entries[0]?.figures;
    const marks = (name: string) => ruling(name)?.map((figure) => `${figure.member}: ${figure.mark}`);
    expect(marks('openHands')).toEqual(['ruling: ', 'rule: ', 'holds: ', 'text: so wird gespielt', 'otherwise: ']);
    expect(marks('noTurningBack')).toEqual(['ruling: ', 'rule: ', 'holds: ', 'text: ', 'otherwise: so wird gespielt']);
    expect(ruling('noTurningBack')?.slice(3).map((figure) => `${figure.word}: ${figure.value}`)).toEqual([
      'Wenn sie gilt: Ein Lkw fährt nicht gleich wieder auf den Abschnitt, den er gerade verlassen hat.',
      'Wenn nicht: Ein Lkw darf auf den Abschnitt zurückfahren, den er gerade verlassen hat.',
    ]);
  });

  it('shows the figures of one letter, with their names', () => {
    const designed = filtered(german, 'D', 'warschau wert')[0]?.groups[0]?.entries[0];
    expect(designed?.label).toBe('Warschau');
    expect(designed?.figures.map((figure) => `${figure.word} ${figure.value}`)).toEqual(['Wert 6']);
    expect(filtered(german, 'H', 'warschau wert')).toEqual([]);
  });
});

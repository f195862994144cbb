import { describe, expect, it } from 'vitest';
import { editionFaults } from '../vocabulary/editionFaults';
import { positionFaults } from '../vocabulary/positionFaults';
import { type ReasonKey, reasons } from '../vocabulary/reasons';
import { inEnglish } from './sentences';

const number = (all: object, key: string): number => Object.keys(all).filter((one) => key.startsWith('value-') === one.startsWith('value-')).indexOf(key);
const short = (which: string, ...values: string[]): string => `\u0001${which}${values.map((value) => `\u0002${value}`).join('')}\u0003`;
const position = (key: keyof typeof positionFaults, ...values: string[]) => short(`p${number(positionFaults, key)}`, ...values);
const file = (key: keyof typeof editionFaults, ...values: string[]) => short(`${key.startsWith('value-') ? 'v' : 'e'}${number(editionFaults, key)}`, ...values);
const reason = (key: ReasonKey, ...values: string[]) => short(`r${number(reasons, key)}`, ...values);

describe('what the module says in short', () => {
  it('becomes the sentence that a server writes', () => {
    expect(inEnglish(`$.position.players[1].route: ${position('position-route-missing')}`)).toBe('$.position.players[1].route: is missing (SETUP-7)');
    expect(inEnglish(`The edition cannot be used. $.board.links[3].link: ${file('no-link', 'Hamburg', 'Wien')}`)).toBe('The edition cannot be used. $.board.links[3].link: no link joins Hamburg and Wien');
    expect(inEnglish(`a: ${file('value-exactly', '3', '"it\'s"')}\nb: ${file('missing')}`)).toBe('a: must be 3, not "it\'s"\nb: is missing');
  });

  it('may be in one another, and agrees with numbers', () => {
    const inner = reason('funds', '3');
    expect(inEnglish(`$.moves[4]: ${reason('section-cost', 'Köln-Dortmund', '6', inner)} (BUILD-4)`)).not.toMatch(/[\u0001-\u0003{}]/);
    expect(inEnglish(reason('space-full', 'load', '1'))).toContain('1 card');
    expect(inEnglish(reason('space-full', 'load', '2'))).toContain('2 cards');
  });

  it('stays as it is where nothing is said in short', () => {
    expect(inEnglish('plain words')).toBe('plain words');
    expect(inEnglish(`x: ${short('p9999', 'a', 'b')}`)).toBe('x: a b');
  });
});

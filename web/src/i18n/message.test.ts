import { describe, expect, it } from 'vitest';
import { choose, format, ordinal } from './message';

describe('messages', () => {
  const trucks = { one: '{count} ciężarówka', few: '{count} ciężarówki', many: '{count} ciężarówek', other: '{count} ciężarówki' };

  it('fills in names and numbers', () => {
    expect(format('en', 'to {city}', { city: 'Köln' })).toBe('to Köln');
    expect(format('de', '{n} DM', { n: 1234 })).toBe('1.234 DM');
    expect(format('en', 'to {city}')).toBe('to {city}');
  });

  it('chooses the plural form of the language', () => {
    expect(format('pl', trucks, { count: 1 })).toBe('1 ciężarówka');
    expect(format('pl', trucks, { count: 3 })).toBe('3 ciężarówki');
    expect(format('pl', trucks, { count: 5 })).toBe('5 ciężarówek');
    expect(format('en', { one: 'one', other: 'more' }, { count: 0 })).toBe('more');
    expect(format('fr', { one: 'un', other: 'plusieurs' }, { count: 0 })).toBe('un');
  });

  it('chooses the first wished language there is', () => {
    expect(choose(['da', 'pl-PL', 'de'])).toBe('pl');
    expect(choose(['da'])).toBe('en');
  });
});

it('writes places as each language does', () => {
  expect([1, 2, 3, 4].map((place) => ordinal('en', place))).toEqual(['1st', '2nd', '3rd', '4th']);
  expect([1, 2].map((place) => ordinal('de', place))).toEqual(['1.', '2.']);
  expect([1, 2].map((place) => ordinal('fr', place))).toEqual(['1er', '2e']);
  expect([1, 2].map((place) => ordinal('pl', place))).toEqual(['1.', '2.']);
});

import { describe, expect, it } from 'vitest';
import type { Event } from '../api';
import { EVENTS, type EventName } from '../vocabulary/game';
import { eventParts, eventSentence } from './eventSentence';
import { moveParts, moveSentence } from './moveSentence';
import { MOVE_TYPES, parseMove } from './notation';
import { everyLanguage, namesIn, source } from './testing/names';

/** The examples of the notation's own page. */
const examples = source('docs/notation.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''));

const NAMES = Object.keys(EVENTS) as EventName[];

/** What the members of the examples hold, as far as they are no numbers. */
const VALUES: Record<string, unknown> = {
  route: 'Nürnberg-Paris',
  country: 'Czech Republic',
  bonus: 'develop-2',
  card: 'red-I1',
  discarded: 'red',
  toBoard: 'cyan',
  toHand: 'any-A10',
  space: 'build',
  colours: ['red'],
  tile: 'dm-5',
  extra: 'money',
  reason: 'own-station',
  section: 'Hamburg-København',
  link: 'Hannover-BadHersfeld',
  city: 'Bad Hersfeld',
  office: 'black',
  department: 'network',
  column: 'trade',
  technology: 'second-truck',
  depot: 'red Hamburg',
  goods: 'chemicals',
  destination: 'Jena',
  action: 'build',
  colour: 'white',
  fromQueue: true,
  queue: [1],
  question: 'build',
  options: ['Köln-Dortmund', 'Denmark', 'red Hamburg'],
  priorities: [{ name: 'holds a bonus tile', left: ['Denmark'] }],
  chosen: 'Denmark',
};

function example(name: EventName): Event {
  const event: Event = { event: name };
  for (const [member, kind] of Object.entries(EVENTS[name])) event[member] = kind === 'number' ? 2 : VALUES[member];
  return event;
}

const clean = (text: string) => {
  expect(text).not.toMatch(/[{}]|undefined|NaN|\u0001/);
  expect(text.length).toBeGreaterThan(3);
};

describe('sentences about moves', () => {
  it('has an example for every kind of move', () => {
    expect(new Set(examples.map((text) => parseMove(text).type))).toEqual(new Set(MOVE_TYPES));
  });

  it.each(everyLanguage)('tells every form of the notation: %s', (_, names) => {
    for (const text of examples) clean(moveSentence(parseMove(text), names, { deliveryBoard: '1', card: 'cyan-A2' }));
  });

  it('tells what `done` leaves alone, in phase 2 and in phase 3', () => {
    const done = (decision?: string) => everyLanguage.map(([, names]) => moveSentence(parseMove('done'), names, { decision }));
    expect(done('TRUCKS')).toEqual([
      'Leave the trucks where they are, go on to the end of the turn',
      'Lkw stehen lassen, weiter zum Ende des Zuges',
      'Laisser les camions où ils sont, passer à la fin du tour',
      'Zostaw ciężarówki tam, gdzie stoją, przejdź do końca tury',
    ]);
    expect(done('ACTION')).toEqual([
      'No more actions or tiles: go on',
      'Keine weiteren Aktionen oder Plättchen: weiter',
      'Plus d’actions ni de tuiles : continuer',
      'Bez dalszych akcji i żetonów: dalej',
    ]);
    expect(done()).toEqual(['Go on', 'Weiter', 'Continuer', 'Dalej']);
  });

  it('names the card whose colour changes, once it is played', () => {
    const told = (card?: string) => everyLanguage.map(([, names]) => moveSentence(parseMove('tile colour red'), names, { card }));
    expect(told()[0]).toBe('Use the tile: your card counts as red');
    expect(told('cyan-I4')).toEqual([
      'Use the tile: Cyan I4 counts as red for the rest of the turn',
      'Plättchen: Cyan I4 gilt für den Rest des Zuges als Rot',
      'Utiliser la tuile : Cyan I4 compte comme rouge pour le reste du tour',
      'Użyj żetonu: kolor karty „Błękitna I4” do końca tury: czerwony',
    ]);
  });

  it('tells which truck is loaded, and what one under way loses', () => {
    const context = { trucks: [{ at: 'Hamburg-København', goods: 'chemicals' }, {}] };
    const told = (move: string) => everyLanguage.map(([, names]) => moveSentence(parseMove(move), names, context));
    expect(told('load red Hamburg 1')).toEqual([
      'Load truck 1 at Hamburg (A1), giving up its load (chemicals)',
      'Lkw 1 in Hamburg (A1) beladen; seine Ladung (Chemie) geht verloren',
      'Charger le camion 1 à Hambourg (A1) ; il perd son chargement (produits chimiques)',
      'Załaduj ciężarówkę 1: Hamburg (A1); traci swój ładunek (chemikalia)',
    ]);
    expect(told('load red Hamburg 2')[0]).toBe('Load truck 2 at Hamburg (A1)');
    expect(told('wine 1')[0]).toBe('Load wine on truck 1, giving up its load (chemicals)');
    expect(told('wine 2')[0]).toBe('Load wine on truck 2');
  });

  it('keeps names apart, so that they light up', () => {
    const parts = moveParts(parseMove('build Köln-Dortmund'), namesIn('de'));
    expect(parts).toEqual([{ text: 'Köln–Dortmund (A1)', ids: ['section:Köln-Dortmund'] }, { text: ' bauen' }]);
  });

  it.each(everyLanguage)('tells the halves of a link apart by the city they touch: %s', (_, names) => {
    const [first, second] = ['Hannover-Dortmund', 'Dortmund-Hannover'].map(names.section);
    expect(first).not.toBe(second);
    expect(first).toContain(names.city('Hannover'));
    // The same link in the same order, so that a truck does not seem to turn round on it.
    expect(first?.split(' (')[0]).toBe(second?.split(' (')[0]);
  });

  it('refuses what is no move', () => expect(() => parseMove('fly Köln')).toThrow('unknown move'));
});

describe('sentences about events', () => {
  it.each(everyLanguage)('tells every event: %s', (_, names) => {
    expect(NAMES.length).toBeGreaterThan(50);
    for (const name of NAMES) clean(eventSentence(example(name), names));
  });

  it('names an event of a newer server', () => {
    expect(eventSentence({ event: 'bridge-built', seat: 0 }, namesIn('en'))).toBe('bridge-built');
  });

  it('tells special cases in their own words', () => {
    const names = namesIn('en');
    expect(eventSentence({ event: 'route-checked', seat: 0, route: 'Köln-Wien', status: -1 }, names)).toBe('Route Cologne–Vienna of Anna is not connected.');
    expect(eventSentence({ event: 'station-passed', seat: 1, owner: 1, link: 'Dortmund-Hamburg' }, names)).toContain('own station');
    expect(eventSentence({ event: 'card-played', seat: 0, card: 'white', space: 'build', colours: ['red'] }, names)).toContain('as red');
    const deadEnd = (era: number) => eventSentence({ event: 'dead-end-reached', era, rounds: 10 }, names);
    expect(deadEnd(2)).toBe('Dead end: for 10 rounds nobody could build a section, whatever it cost. So era 2 ends here. Nobody triggered its end, and nobody is promoted for it.');
    expect(deadEnd(3)).toContain('everybody has one more turn');
  });

  it('lights up what it names', () => {
    const parts = eventParts({ event: 'link-upgraded', seat: 2, link: 'Dortmund-Hamburg' }, namesIn('pl'));
    expect(parts.find((part) => part.seat === 2)?.text).toBe('Chloé');
    expect(parts.flatMap((part) => part.ids ?? [])).toEqual(['link:Dortmund-Hamburg', 'section:Dortmund-Hamburg', 'section:Hamburg-Dortmund']);
  });
});

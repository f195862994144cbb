import { describe, expect, it } from 'vitest';
import type { Entry } from '../../api';
import { stepsOf } from './recap.svelte';
import { turnsOf } from './turns';

const entry = (moves: number, ...names: string[]): Entry =>
  ({ number: moves, kind: 'move', seat: 1, moves, at: '', events: names.map((event) => ({ event, seat: 1, era: 1 })) }) as unknown as Entry;

describe('the steps of a recap', () => {
  it('keep a card together with what it was played for', () => {
    const turns = turnsOf([
      entry(1, 'turn-began'),
      entry(2, 'card-played'),
      entry(3, 'section-built', 'money-paid'),
      entry(4, 'truck-moved'),
    ]);
    expect(stepsOf(turns).map(({ at, events }) => [at, events.map((one) => one.event)])).toEqual([
      [3, ['card-played', 'section-built', 'money-paid']],
      [4, ['truck-moved']],
    ]);
  });

  it('keep a change of colour together with card and action', () => {
    const tile = (moves: number, ...names: string[]): Entry => ({ ...entry(moves), events: names.map((event) => ({ event, seat: 1, tile: 'colour' })) });
    const turns = turnsOf([
      entry(1, 'turn-began'),
      entry(2, 'card-played'),
      tile(3, 'tile-used', 'card-colour-changed'),
      entry(4, 'section-built'),
      entry(5, 'truck-moved'),
    ]);
    expect(stepsOf(turns).map(({ at, events }) => [at, events.map((one) => one.event)])).toEqual([
      [4, ['card-played', 'tile-used', 'card-colour-changed', 'section-built']],
      [5, ['truck-moved']],
    ]);
  });

  it('show one by one what happened without moves, as Autobot does', () => {
    const turns = turnsOf([entry(1, 'turn-began', 'autobot-drew', 'section-built')]);
    expect(stepsOf(turns).map(({ at, events }) => [at, events.length])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });
});

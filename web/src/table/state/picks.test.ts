import { describe, expect, it } from 'vitest';
import { intendedMoves } from './intendedMoves';
import { effectsOf } from './effects';
import { boardIds, choosing, NOTHING, optionsOf, pick, targetsOf } from './picks';
import { lexicon } from '../../wording/testing/names';
import { newsOf, sinceMine, turnsOf, untilTold, waysOf } from './turns';
import opening from '../../board/fixtures/opening.json';
import type { Entry, Event, View } from '../../api';

const view = opening.view as unknown as View;
const plays = optionsOf(['play red build', 'play red load', 'play cyan build', 'refresh'], 0);

describe('pointing at things', () => {
  it('stages a move as soon as one is left', () => {
    const card = pick(plays, NOTHING, 'card:red') ?? [];
    expect(choosing(plays, card).staged).toBeNull();
    expect(choosing(plays, pick(plays, card, 'space:load') ?? []).staged?.move.text).toBe('play red load');
    expect(choosing(plays, pick(plays, NOTHING, 'card:cyan') ?? []).staged?.move.text).toBe('play cyan build');
  });

  it('works in any order, changes its mind and takes back', () => {
    const space = pick(plays, NOTHING, 'space:build') ?? [];
    expect(choosing(plays, pick(plays, space, 'card:cyan') ?? []).staged?.move.text).toBe('play cyan build');
    expect(pick(plays, ['card:red'], 'card:cyan')).toEqual(['card:cyan']);
    expect(pick(plays, ['card:red', 'space:build'], 'card:cyan')).toEqual(['space:build', 'card:cyan']);
    expect(pick(plays, ['card:red'], 'card:red')).toEqual([]);
    expect(pick(plays, NOTHING, 'card:white')).toBeNull();
  });

  it('asks for the truck only where two could do it', () => {
    const one = optionsOf(['load red Hamburg 1', 'load black Hamburg 1'], 2);
    expect(choosing(one, ['depot:red Hamburg']).staged?.move.text).toBe('load red Hamburg 1');
    const two = optionsOf(['drive 1 Köln-Dortmund', 'drive 2 Köln-Dortmund'], 2);
    expect(choosing(two, ['section:Köln-Dortmund']).staged).toBeNull();
    expect(targetsOf(choosing(two, ['section:Köln-Dortmund']), two).get('truck:2/2')).toBe('can');
  });

  it('loads either truck, chosen by pointing at it', () => {
    const loads = optionsOf(['load red Hamburg 1', 'load red Hamburg 2', 'tile colour cyan'], 2);
    const depot = pick(loads, NOTHING, 'depot:red Hamburg') ?? [];
    expect(choosing(loads, depot).staged).toBeNull();
    expect(choosing(loads, pick(loads, depot, 'truck:2/2') ?? []).staged?.move.text).toBe('load red Hamburg 2');
  });

  it('takes a tile that changes the colour of the card that lies there', () => {
    const options = optionsOf(['build Köln-Dortmund', 'tile colour cyan', 'tile colour white'], 0);
    const tile = pick(options, NOTHING, 'held:colour') ?? [];
    expect(choosing(options, tile).left.map((option) => option.move.text)).toEqual(['tile colour cyan', 'tile colour white']);
    expect(pick(options, tile, 'section:Köln-Dortmund')).toEqual(['section:Köln-Dortmund']);
  });

  it('lets everything glow that is part of a move', () => {
    const targets = targetsOf(choosing(plays, NOTHING), plays);
    expect([...targets.keys()].sort()).toEqual(['card:cyan', 'card:red', 'do:refresh', 'space:build', 'space:load']);
    expect(targetsOf(choosing(plays, ['card:cyan']), plays).get('space:build')).toBe('staged');
  });

  it('points at a link by its sections', () => {
    expect(boardIds('link:Dortmund-Hamburg', (link) => lexicon.sectionsOf(link))).toEqual([
      'link:Dortmund-Hamburg',
      'section:Dortmund-Hamburg',
      'section:Hamburg-Dortmund',
    ]);
  });
});

describe('why not', () => {
  it('asks about what somebody may have had in mind', () => {
    expect(intendedMoves('section:Köln-Dortmund', view, 0)).toEqual(['build Köln-Dortmund']);
    expect(intendedMoves('card:red', view, 0)).toContain('play red station');
    expect(intendedMoves('space:build', view, 0, ['card:red'])).toEqual(['play red build']);
    expect(intendedMoves('floor:trade/2', view, 0)).toEqual(['promote trade 2']);
    expect(intendedMoves('city:Köln', view, 0)).toEqual([]);
    const red = { ...view, turn: { ...view.turn, colours: ['red', 'cyan'] } } as View;
    expect(intendedMoves('held:colour', red, 0)).toEqual(['tile colour purple']);
  });
});

describe('effects', () => {
  it('tells price, discount and what is left', () => {
    const effects = effectsOf(
      [
        { event: 'link-upgraded', seat: 0, link: 'Hannover-BadHersfeld' },
        { event: 'money-paid', seat: 0, amount: 8, reason: 'upgrade' },
        { event: 'employee-pushed-out', seat: 1, office: 'black' },
        { event: 'era-end-triggered', seat: 0, era: 1 },
      ],
      view,
      0,
      lexicon,
    );
    const money = view.players[0]?.money ?? 0;
    expect(effects).toMatchObject({ paid: 8, saved: 4, left: money - 8, endsEra: 1 });
    expect(effects.rest.map((event) => event.event)).toEqual(['employee-pushed-out']);
  });

  it('tells of a dead end that it ends the era, and why', () => {
    const effects = effectsOf(
      [
        { event: 'dead-end-reached', era: 2, rounds: 10 },
        { event: 'era-ended', era: 2 },
      ],
      view,
      0,
      lexicon,
    );
    expect(effects.endsEra).toBe(2);
    expect(effects.rest.map((event) => event.event)).toEqual(['dead-end-reached', 'era-ended']);
  });
});

describe('turns', () => {
  const entry = (number: number, seat: number, events: Entry['events']): Entry => ({ number, kind: 'move', seat, moves: number, at: '', events });
  const log = [
    entry(1, 0, [{ event: 'turn-began', seat: 0, era: 1 }]),
    entry(2, 0, [{ event: 'card-played', seat: 0 }, { event: 'turn-began', seat: 1, era: 1 }]),
    entry(3, 1, [{ event: 'truck-moved', seat: 1, truck: 1, section: 'A-B' }, { event: 'truck-moved', seat: 1, truck: 1, section: 'B-C' }]),
    entry(4, 1, [{ event: 'turn-began', seat: 0, era: 1 }]),
  ];

  it('begin in the middle of entries', () => {
    expect(turnsOf(log).map((turn) => [turn.seat, turn.events.length])).toEqual([[0, 0 + 1], [1, 2], [0, 0]]);
  });

  it('show what the others did since mine', () => {
    expect(sinceMine(turnsOf(log), new Set([0]), true).map((turn) => turn.seat)).toEqual([1]);
    expect(sinceMine(turnsOf(log.slice(0, 3)), new Set([0]), false).map((turn) => turn.seat)).toEqual([1]);
  });

  it('are told as far as they have been played out', () => {
    const turns = turnsOf(log);
    const told = (event: Event | null) => untilTold(turns, event).map((turn) => [turn.seat, turn.events.length]);
    expect(told(null)).toEqual([[0, 1], [1, 2], [0, 0]]);
    expect(told(log[1]!.events[1]!)).toEqual([[0, 1], [1, 0]]);
    expect(told(log[2]!.events[0]!)).toEqual([[0, 1], [1, 1]]);
    expect(told({ event: 'never-heard-of' })).toHaveLength(3);
  });

  it('are read out with the end of an era, however much follows it', () => {
    const budget = Array.from({ length: 9 }, () => ({ event: 'budget-divided' }));
    const events = [{ event: 'hand-picked-up' }, { event: 'dead-end-reached' }, { event: 'era-ended' }, ...budget, { event: 'turn-began' }];
    expect(newsOf(events).map((one) => one.event)).toEqual(['dead-end-reached', 'era-ended', ...Array<string>(5).fill('budget-divided'), 'turn-began']);
  });

  it('draw the ways of trucks', () => expect(waysOf(turnsOf(log)[1]).get('1/1')).toEqual(['A-B', 'B-C']));
});

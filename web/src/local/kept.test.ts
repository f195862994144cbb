import { describe, expect, it } from 'vitest';
import { FORMAT, isBroken, type KeptGame, readKept, tableOf } from './kept';

const game: KeptGame = {
  id: 'local-1',
  format: FORMAT,
  title: '',
  created: '2026-11-18T00:00:00Z',
  updated: '2026-11-18T00:00:00Z',
  record: '{"seed":-9007199254740993,"moves":["a","b"]}',
  entries: [{ move: 'c', at: '' }, { to: 1, at: '' }, { move: 'd', at: '' }],
  seats: [{ kind: 'person', name: 'Anna' }],
  status: 'running',
  commands: [],
  revision: 3,
  options: { players: 1, solo: { hard: false, fasterTrucks: false, developOnPassing: false, developOnSkipping: false, promotions: 0 } },
  rules: '2',
  editionHash: 'x',
  version: 5,
  moves: 2,
  toMove: 0,
};

describe('a kept game', () => {
  it('is read as it was written', () => expect(readKept('local-1', structuredClone(game))).toEqual(game));

  it('may go on from a position', () => {
    const continued = { ...game, base: { version: 4, moves: 3, position: '{}' }, dropped: 1 };
    expect(readKept('local-1', continued)).toEqual(continued);
    expect(tableOf(continued)).toMatchObject({ continuedFrom: 3, dropped: 1 });
  });

  it('is a table like those of a server, with Autobot at the end', () => {
    const table = tableOf(game);
    expect(table.seats.map((seat) => [seat.kind, seat.mine])).toEqual([['person', true], ['autobot', false]]);
    expect(table).toMatchObject({ id: 'local-1', hosting: true, rated: false, version: 5, moves: 2, toMove: 0 });
  });
});

describe('what is damaged', () => {
  const fault = (value: unknown) => {
    const found = readKept('local-1', value);
    return isBroken(found) ? found.fault : null;
  };

  it('is named and not taken for a game', () => {
    expect(fault(null)).toContain('nothing');
    expect(fault('x')).toContain('nothing');
    expect(fault({ ...game, entries: 'none' })).toContain('entries');
    expect(fault({ ...game, entries: [{ at: '' }] })).toContain('entries');
    expect(fault({ ...game, seats: [{ kind: 'bot', name: 'x' }] })).toContain('seats');
    expect(fault({ ...game, saved: { position: '{}' } })).toContain('saved');
    expect(fault({ ...game, base: { position: '{}', moves: 1, version: '1' } })).toContain('base');
    expect(fault({ ...game, revision: -1, moves: 1.5 })).toBe('not as it was kept: revision, moves');
  });

  it('may be of a newer app', () => expect(fault({ ...game, format: FORMAT + 1 })).toContain('newer'));
});

import { describe, expect, it } from 'vitest';
import { beginTurn, lay, toggleIn } from './edit';
import { faultOf, fieldOf, type Position, read, write } from './file';

const position = (): Position =>
  ({
    options: { players: 2 },
    table: { era: 1, roads: { built: ['Köln-Dortmund'], upgraded: [], roadblocks: [] }, traffic: null, openRoutes: ['A-B'] },
    players: [
      { stations: ['Köln-Frankfurt'], trucks: [{}] },
      { stations: [], trucks: [{}] },
    ],
    turn: { seat: 0 },
    agenda: [],
  }) as unknown as Position;
const same = (section: string) => section;

describe('a tap on the board', () => {
  it('lays a section, and takes it away again', () => {
    const p = position();
    expect(lay(p, 'road', 0, 'section:Köln-Frankfurt', same)).toBe(true);
    expect(p.table.roads.built).toEqual(['Köln-Dortmund', 'Köln-Frankfurt']);
    lay(p, 'road', 0, 'section:Köln-Frankfurt', same);
    expect(p.table.roads.built).toEqual(['Köln-Dortmund']);
  });

  it('gives a station to somebody else', () => {
    const p = position();
    lay(p, 'station', 1, 'station:Köln-Frankfurt', same);
    expect(p.players.map(({ stations }) => stations)).toEqual([[], ['Köln-Frankfurt']]);
    lay(p, 'station', 1, 'station:Köln-Frankfurt', same);
    expect(p.players.map(({ stations }) => stations)).toEqual([[], []]);
  });

  it('parks a truck and calls it back', () => {
    const p = position();
    expect(lay(p, 'truck', 0, 'depot:red Hamburg', same)).toBe(true);
    expect(p.players[0]!.trucks[0]!.at).toBe('red Hamburg');
    expect(lay(p, 'truck', 0, 'section:Köln-Dortmund', same)).toBe(false);
    lay(p, 'truck', 0, 'depot:red Hamburg', same);
    expect(p.players[0]!.trucks[0]).toEqual({});
  });

  it('means nothing where the piece does not belong', () => {
    expect(lay(position(), 'traffic', 0, 'section:Köln-Dortmund', same)).toBe(false);
    expect(lay(position(), 'road', 0, 'city:Köln', same)).toBe(false);
  });
});

describe('positions', () => {
  it('keep the digits of the generator', () => {
    const text = '{"format":1,"position":{"hidden":{"deck":[],"random":-9007199254740993123}}}';
    expect(write(read(text))).toContain('"random": -9007199254740993123');
  });

  it('name the field that a fault is about', () => {
    const fault = faultOf('$.position.players[1].supply: employees add up to 20, not 25 (EMP-3)');
    expect(fault).toEqual({ path: 'players[1].supply', text: 'employees add up to 20, not 25 (EMP-3)' });
    expect(fieldOf(fault.path, ['players[1]', 'players[1].supply', 'table'])).toBe('players[1].supply');
    expect(fieldOf('hidden.deck[3]', ['hidden.deck', 'table'])).toBe('hidden.deck');
    expect(fieldOf('nowhere', ['table'])).toBeUndefined();
  });

  it('leave out empty lists', () => {
    expect(toggleIn({ network: [1] }, 'network', 1)).toEqual({});
    expect(toggleIn({}, 'trade', 2)).toEqual({ trade: [2] });
  });

  it('begin a turn in which nothing has happened', () => {
    const p = position();
    beginTurn(p, 1);
    expect(p.agenda).toEqual([{ step: 'turn', seat: 1, arguments: {} }]);
    expect(p.turn.seat).toBe(1);
    expect(p.table.openRoutes).toEqual([]);
  });
});

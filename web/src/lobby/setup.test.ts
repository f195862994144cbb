import { describe, expect, it } from 'vitest';
import { draft, newTable, toggled, waits } from './setup';

const player = (number: number) => `Player ${number}`;

describe('setting up a table', () => {
  it('alone: one seat and the settings of Autobot', () => {
    const table = newTable(draft('solo', 'Anna', player, 2, 'club', true));
    expect(table.options).toEqual({ players: 1, solo: { hard: true, fasterTrucks: false, developOnPassing: false, developOnSkipping: false, promotions: 0 } });
    expect(table.seats).toEqual([{ kind: 'me', name: 'Anna' }]);
  });

  it('against bots: me and bots of a level', () => {
    expect(newTable(draft('bots', '', player, 3, 'expert')).seats).toEqual([
      { kind: 'me', name: 'Player 1' },
      { kind: 'bot', level: 'expert' },
      { kind: 'bot', level: 'expert' },
    ]);
  });

  it('with a program in place of a level', () => {
    const table = draft('bots', '', player);
    table.seats[1]!.program = 'mine';
    expect(newTable(table).seats[1]).toEqual({ kind: 'bot', program: 'mine' });
  });

  it('on one screen: all seats are mine and have names', () => {
    expect(newTable(draft('hotSeat', 'Anna', player, 2)).seats.map((seat) => seat.name)).toEqual(['Anna', 'Player 2']);
  });

  it('online: open seats, and a waiting room', () => {
    const online = draft('online', 'Anna', player, 4);
    expect(newTable(online).seats.map((seat) => seat.kind)).toEqual(['me', 'open', 'open', 'open']);
    expect(waits(online)).toBe(true);
    expect(waits(draft('bots', '', player))).toBe(false);
  });

  it('takes Planning or Customs, not both', () => {
    expect(toggled(['wine', 'planning'], 'customs')).toEqual(['wine', 'customs']);
    expect(toggled(['customs'], 'planning')).toEqual(['planning']);
    expect(toggled(['wine'], 'wine')).toEqual([]);
  });
});

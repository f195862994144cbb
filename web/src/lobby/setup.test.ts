import { describe, expect, it } from 'vitest';
import { draft, newTable, recoloured, toggled, waits } from './setup';

const player = (number: number) => `Player ${number}`;

describe('setting up a table', () => {
  it('alone: one seat and the settings of Autobot', () => {
    const table = newTable(draft('solo', 'Anna', player, 2, 'club', true));
    expect(table.options).toEqual({ players: 1, solo: { hard: true, fasterTrucks: false, developOnPassing: false, developOnSkipping: false, promotions: 0 } });
    expect(table.seats).toEqual([{ kind: 'me', colour: 'green', name: 'Anna' }]);
  });

  it('against bots: me and bots of a level', () => {
    expect(newTable(draft('bots', '', player, 3, 'expert')).seats).toEqual([
      { kind: 'me', colour: 'green', name: 'Player 1' },
      { kind: 'bot', colour: 'pink', level: 'expert' },
      { kind: 'bot', colour: 'blue', level: 'expert' },
    ]);
  });

  it('with a program in place of a level', () => {
    const table = draft('bots', '', player);
    table.seats[1]!.program = 'mine';
    expect(newTable(table).seats[1]).toEqual({ kind: 'bot', colour: 'pink', program: 'mine' });
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

  it('gives me my colour, and exchanges colours within a table', () => {
    const seats = draft('bots', '', player, 4, 'club', false, 'pink').seats;
    expect(seats.map((seat) => seat.colour)).toEqual(['pink', 'green', 'blue', 'brown']);
    expect(recoloured(seats, 0, 'brown').map((seat) => seat.colour)).toEqual(['brown', 'green', 'blue', 'pink']);
    expect(recoloured(seats, 2, 'olive').map((seat) => seat.colour)).toEqual(['pink', 'green', 'olive', 'brown']);
  });

  it('takes Planning or Customs, not both', () => {
    expect(toggled(['wine', 'planning'], 'customs')).toEqual(['wine', 'customs']);
    expect(toggled(['customs'], 'planning')).toEqual(['planning']);
    expect(toggled(['wine'], 'wine')).toEqual([]);
  });
});

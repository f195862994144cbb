import type { NewSeat, NewTable, Table } from '../../api';

/** The same table of this device once more, everybody one seat earlier: whoever sat first sits last. */
export function rematchOf(table: Table): NewTable {
  const seats: NewSeat[] = table.seats
    .filter((seat) => seat.kind !== 'autobot')
    .map((seat) => {
      if (seat.mine) return { kind: 'me', colour: seat.colour, name: seat.name };
      if (seat.program) return { kind: 'bot', colour: seat.colour, program: seat.program };
      if (seat.kind === 'bot') return { kind: 'bot', colour: seat.colour, level: seat.level };
      return { kind: 'open', colour: seat.colour };
    });
  return { options: table.options, seats: [...seats.slice(1), ...seats.slice(0, 1)], pace: table.pace, listed: table.listed, title: table.title };
}

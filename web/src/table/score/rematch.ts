import type { NewSeat, NewTable, Table } from '../../api';

/** The same table once more: my seats stay mine, bots come back, others' seats are open to them. */
export function rematchOf(table: Table): NewTable {
  const seats: NewSeat[] = table.seats
    .filter((seat) => seat.kind !== 'autobot')
    .map((seat) => {
      if (seat.mine) return { kind: 'me', colour: seat.colour, name: seat.name };
      if (seat.program) return { kind: 'bot', colour: seat.colour, program: seat.program };
      if (seat.kind === 'bot') return { kind: 'bot', colour: seat.colour, level: seat.level };
      return { kind: 'open', colour: seat.colour };
    });
  return { options: table.options, seats, pace: table.pace, listed: table.listed, title: table.title };
}

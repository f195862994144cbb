import type { Table } from '../api';
import { isLesson } from '../lib/putAway.svelte';

/** Whether I may give this game up: it runs, it is my table, and nobody but me sits there. A lesson has its own way out. */
export function canGiveUp(table: Table): boolean {
  const people = table.seats.filter((seat) => seat.kind === 'person');
  return table.status === 'running' && table.hosting && people.every((seat) => seat.mine) && !isLesson(table.id);
}

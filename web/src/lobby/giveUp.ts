import type { Table } from '../api';
import type { Key } from '../i18n';
import { isLesson } from '../lib/putAway.svelte';

/** Whether I may propose to the others that the game ends. Whoever is alone gives up instead. */
export function canProposeEnd(table: Table): boolean {
  const mine = table.seats.some((seat) => seat.mine);
  return table.status === 'running' && mine && !table.ending && !canGiveUp(table) && !canOnlyResign(table) && !isLesson(table.id);
}

/** Whether I play a rated game against Autobot: nobody else is there to agree to anything, so it is played or resigned. */
export function canOnlyResign(table: Table): boolean {
  return table.status === 'running' && isRatedAlone(table) && table.seats.some((seat) => seat.mine && !seat.left);
}

export const isRatedAlone = (table: Table): boolean => table.rated && table.seats.some((seat) => seat.kind === 'autobot');

/** How a game ended that is over, in a few words. */
export function endOf(table: Table): Key {
  if (table.agreement === 'resigned') return 'table.resigned';
  if (table.agreement === 'expired') return 'table.expired';
  if (table.agreement) return table.agreement === 'counted' ? 'table.counted' : 'table.brokenOff';
  return table.status === 'abandoned' ? 'table.givenUp' : 'table.over';
}

/** Whether I may give this game up: it runs, it is my table, and nobody but me sits there. A lesson has its own way out. */
export function canGiveUp(table: Table): boolean {
  const people = table.seats.filter((seat) => seat.kind === 'person');
  return table.status === 'running' && table.hosting && !isRatedAlone(table) && people.every((seat) => seat.mine) && !isLesson(table.id);
}

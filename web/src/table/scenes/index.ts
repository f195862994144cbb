import type { Stage } from '../state/stage';
import type { TableState } from '../state/tableState.svelte';
import BoardEffects from './BoardEffects.svelte';
import { type Director, directorOf } from './director.svelte';
import Front from './Front.svelte';
import Told from './Told.svelte';

/** Sets the stage for a table: loaded when the table stands, so that its first sight does not wait for it. */
export function stageOf(table: TableState): Stage {
  const director = directorOf(table);
  return {
    layer: BoardEffects,
    front: Front,
    told: Told,
    get blocking() {
      return director.shot !== null && director.blocking;
    },
    watch: () => director.watch(),
    skip: () => director.skip(),
    key: (event) => keyed(director, event),
    eraAgain: (move) => director.eraAgain(move),
    endAgain: () => (director.ending = true),
    close: () => director.close(),
  };
}

const STEPS: Record<string, (director: Director) => void> = {
  ArrowRight: (director) => director.next(),
  ArrowLeft: (director) => director.back(),
  ' ': (director) => director.pause(),
};
const SKIPS = new Set(['Escape', 'Enter', ' ']);

/** Keys that belong to what is played out: an era's end can be stepped, everything skipped. */
function keyed(director: Director, event: KeyboardEvent): boolean {
  const { shot } = director;
  if (!shot || !director.blocking || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest('input, textarea, select, dialog')) return false;
  // A button under the focus is pressed, whatever is played out.
  if ((event.key === 'Enter' || event.key === ' ') && target?.closest('button, a, summary')) return false;
  const step = shot.era === null ? undefined : STEPS[event.key];
  if (step) step(director);
  else if (SKIPS.has(event.key) || /^[1-9]$/.test(event.key)) director.skip();
  else return false;
  return true;
}

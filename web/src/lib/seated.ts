import { canAt } from '../tables';
import { loadMe, me } from './me.svelte';
import { followTurns } from './notices.svelte';

/** I have sat down at a table: where there are others, I may have become somebody to them by that. */
export function seatedAt(game: string): void {
  if (canAt(game).others && !me.person) void loadMe().then(followTurns);
}

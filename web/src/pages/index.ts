import type { Component } from 'svelte';
import type { PageName } from '../lib/routes';

// Pages take their parameters as props; each checks its own.
type Page = Promise<{ default: Component<any> }>;

/** Each page comes on its own, so that the lobby does not carry the board. */
export const pages: Record<PageName, () => Page> = {
  lobby: () => import('./Lobby.svelte'),
  design: () => import('./Design.svelte'),
  game: () => import('./Game.svelte'),
  new: () => import('./New.svelte'),
  rules: () => import('./Rules.svelte'),
  edition: () => import('./Edition.svelte'),
  learn: () => import('./Learn.svelte'),
  replay: () => import('./Replay.svelte'),
  chances: () => import('./Chances.svelte'),
  account: () => import('./Account.svelte'),
  recover: () => import('./Recover.svelte'),
  missing: () => import('./Missing.svelte'),
};

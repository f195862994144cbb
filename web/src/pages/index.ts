import type { Component } from 'svelte';
import { hasServer } from '../api';
import type { PageName } from '../lib/routes';

// Pages take their parameters as props; each checks its own.
type Page = Promise<{ default: Component<any> }>;

const missing = (): Page => import('./Missing.svelte');
/** What takes a server is not there on a site of files alone. */
const served = (page: () => Page): (() => Page) => (hasServer ? page : missing);

/** Each page comes on its own, so that the lobby does not carry the board. */
export const pages: Record<PageName, () => Page> = {
  lobby: () => import('./Lobby.svelte'),
  design: () => import('./Design.svelte'),
  game: () => import('./Game.svelte'),
  new: () => import('./New.svelte'),
  rules: () => import('./Rules.svelte'),
  edition: () => import('./Edition.svelte'),
  workshop: () => import('./Workshop.svelte'),
  learn: () => import('./Learn.svelte'),
  replay: () => import('./Replay.svelte'),
  chances: () => import('./Chances.svelte'),
  account: () => import('./Account.svelte'),
  person: () => import('./Person.svelte'),
  daily: () => import('./Daily.svelte'),
  contests: served(() => import('./Contests.svelte')),
  newContest: served(() => import('./NewContest.svelte')),
  contest: served(() => import('./Contest.svelte')),
  ladder: served(() => import('./Ladder.svelte')),
  admin: () => import('./Admin.svelte'),
  recover: () => import('./Recover.svelte'),
  confirmMail: () => import('./ConfirmMail.svelte'),
  unsubscribe: () => import('./Unsubscribe.svelte'),
  forgotten: () => import('./Forgotten.svelte'),
  newPassword: () => import('./NewPassword.svelte'),
  atHome: () => import('./AtHome.svelte'),
  position: () => import('./Position.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  puzzle: () => import('./Puzzle.svelte'),
  missing,
};

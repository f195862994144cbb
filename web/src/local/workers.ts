import { Desk } from './desk';

let table: Desk | null = null;
let thought: Desk | null = null;

/** The worker that answers for tables, at once. Begun when the first game is opened. */
export const tables = (): Desk => (table ??= new Desk());

/** Gets the worker for tables ready before anybody asks for one: whoever begins a game then does not wait for it. */
export const getReady = (): void => void tables().engine.call('about', {}).catch(() => {});

/** The worker that thinks: bots, hints, analyses. It keeps no table waiting. */
export const thoughts = (): Desk => (thought ??= new Desk(true));

export { ApiError, commandId, Unreachable } from './api';
export * as calls from './calls';
export { GameStore, type Returned } from './game.svelte';
export type * from './model';
export { standing } from './standing';
export { type Connection, Stream } from './stream';

export { GameStore, type Returned } from './game.svelte';
export { canAt, placeOf, placeToBegin, tableOf } from './places';
export type * from './source';

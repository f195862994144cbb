export { GameStore, type Returned } from './game.svelte';
export { canAt, canPlayHere, here, LOCAL, LOCAL_CAN, offerHere, placeOf, PUZZLE, tableOf } from './places';
export { server } from './server';
export type * from './source';
export { offerTrials, type TryOut } from './trials';
export { COLOURS, seatStyle, shownColours } from './seatColours';

/** Pieces as small SVG pictures, in a page (give `size`) or inside another SVG (give `cx` and `cy` as well). */
export { default as BotFace } from './BotFace.svelte';
export { default as CardFace } from './CardFace.svelte';
export { default as CityValue } from './CityValue.svelte';
export { default as Employee } from './Employee.svelte';
export { default as GoodsToken } from './GoodsToken.svelte';
export { default as SeatMark } from './SeatMark.svelte';
export { default as Shield } from './Shield.svelte';
export { default as StationPiece } from './StationPiece.svelte';
export { default as TileFace } from './TileFace.svelte';
export { default as Truck } from './Truck.svelte';

import drawing from '../../../../edition/src/main/resources/autobahn/edition/drawing.json';
import type { Point } from './geometry';

/**
 * Where things stand on the board, in its own units: the edition's table, which the pictures of the command line read too.
 * Cities lie near their true places, spread where the Ruhr and Franconia would be crowded; the outlines are bent to follow
 * them (scripts/make-map.mjs).
 */
export const WIDTH = drawing.width;
export const HEIGHT = drawing.height;
export const CITY_RADIUS = 15;

export interface Place extends Point {
  /** Where the city's sign hangs, from the city, and which part of the sign is there: start, middle or end. */
  sign: Point & { align: string };
  /** Centre of the first depot, from the city, and the step to the next one. */
  depots?: Point & { step: number };
}

/** How a road runs: its number there, and its handles, each from its city. */
export interface Road {
  sign: string;
  from: readonly number[];
  to: readonly number[];
}

/** Cities and links by their names in notation. */
export const PLACES: Readonly<Record<string, Place>> = drawing.cities;
export const ROADS: Readonly<Record<string, Road>> = drawing.roads;

/** Centres of the countries' signs, and the oval letters that cars of the country carry. */
export const PANELS: Readonly<Record<string, Point & { code: string }>> = drawing.countries;
export const PANEL_WIDTH = 162;
export const PANEL_HEIGHT = 77;
/** Where the board is drawn small the signs grow, as far as their neighbours leave room, and move aside a little. */
export const PANEL_GROWTH = 1.15;
export const GROWN_PANELS: Readonly<Record<string, Point>> = {
  ...PANELS,
  Netherlands: { x: 94, y: 319 },
  France: { x: 94, y: 868 },
  Switzerland: { x: 222, y: 995 },
  Italy: { x: 586, y: 1018 },
  CzechRepublic: { x: 986.5, y: 650 },
  Poland: { x: 986.5, y: 330 },
};

/** From latitude and longitude to board units: true to scale within Germany, more and more pulled in outside. */
export function project(latitude: number, longitude: number): [number, number] {
  const width = (15 - 5.9) * 73.4;
  const height = 7.5 * 104;
  const x = squeeze((longitude - 5.9) * 73.4, width, 120, 85);
  const y = squeeze((54.9 - latitude) * 104, height, 150, 60);
  return [x + 206, y + 150];
}

function squeeze(value: number, size: number, before: number, after: number): number {
  if (value < 0) return -before * Math.log1p(-value / before);
  return value > size ? size + after * Math.log1p((value - size) / after) : value;
}

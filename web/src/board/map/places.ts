/**
 * Where things stand on the board, in its own units (1080 × 1070). Cities lie near their true places, spread where the
 * Ruhr and Franconia would be crowded; the outlines are bent to follow them (scripts/make-map.mjs).
 */
export const WIDTH = 1080;
export const HEIGHT = 1070;
export const CITY_RADIUS = 15;

export type Align = 'start' | 'middle' | 'end';

export interface Place {
  x: number;
  y: number;
  /** Where the city's sign hangs, from the city: the point and which part of the sign is there. */
  sign: readonly [number, number, Align];
  /** Centre of the first depot, from the city, and the step to the next one. */
  depots?: readonly [number, number, number];
}

/** Cities of the standard edition by their names in notation. */
export const PLACES: Readonly<Record<string, Place>> = {
  Hamburg: { x: 503, y: 286, sign: [-20, -31, 'end'], depots: [-36, -5, -27] },
  Hannover: { x: 490, y: 398, sign: [15, -24, 'start'], depots: [32, 29, 27] },
  BadHersfeld: { x: 506, y: 545, sign: [-21, -10, 'end'], depots: [-38, -37, -27] },
  Würzburg: { x: 536, y: 684, sign: [20, -54, 'start'], depots: [34, -22, 27] },
  Crailsheim: { x: 545, y: 794, sign: [17, 25, 'start'], depots: [32, 52, 27] },
  Nürnberg: { x: 654, y: 744, sign: [6, 38, 'middle'] },
  Berlin: { x: 784, y: 396, sign: [12, -24, 'start'], depots: [34, 28, 27] },
  Schwerin: { x: 640, y: 276, sign: [18, -10, 'start'] },
  Magdeburg: { x: 650, y: 430, sign: [0, 30, 'middle'] },
  Jena: { x: 664, y: 566, sign: [2, -29, 'end'] },
  Dresden: { x: 812, y: 560, sign: [4, 30, 'middle'] },
  Dortmund: { x: 352, y: 490, sign: [-34, -28, 'middle'] },
  Oberhausen: { x: 256, y: 494, sign: [-19, 8, 'end'] },
  Köln: { x: 272, y: 588, sign: [-20, 2, 'end'] },
  Frankfurt: { x: 394, y: 670, sign: [-20, 8, 'end'] },
  Mannheim: { x: 376, y: 768, sign: [13, -21, 'start'] },
  Saarbrücken: { x: 264, y: 764, sign: [0, 30, 'middle'] },
  Århus: { x: 446, y: 74, sign: [-20, 0, 'end'] },
  København: { x: 696, y: 80, sign: [20, 0, 'start'] },
  Amsterdam: { x: 124, y: 420, sign: [0, -28, 'middle'] },
  Paris: { x: 74, y: 796, sign: [0, -28, 'middle'] },
  Basel: { x: 318, y: 925, sign: [-20, 0, 'end'] },
  Milano: { x: 470, y: 1016, sign: [-20, 0, 'end'] },
  Wien: { x: 912, y: 846, sign: [20, 0, 'start'] },
  Praha: { x: 872, y: 676, sign: [0, 30, 'middle'] },
  Warszawa: { x: 1004, y: 436, sign: [0, -28, 'middle'] },
};

/** Centres of the countries' signs. */
export const PANELS: Readonly<Record<string, readonly [number, number]>> = {
  Denmark: [571, 58],
  Netherlands: [92, 326],
  France: [92, 868],
  Switzerland: [222, 985],
  Italy: [574, 1018],
  Austria: [968, 918],
  CzechRepublic: [994, 650],
  Poland: [994, 336],
};
export const PANEL_WIDTH = 162;
export const PANEL_HEIGHT = 77;
/** Where the board is drawn small the signs grow, as far as their neighbours leave room, and move aside a little. */
export const PANEL_GROWTH = 1.15;
export const GROWN_PANELS: typeof PANELS = {
  ...PANELS,
  Netherlands: [94, 319],
  France: [94, 868],
  Switzerland: [222, 995],
  Italy: [586, 1018],
  CzechRepublic: [986.5, 650],
  Poland: [986.5, 330],
};

/** The oval letters that cars of the country carry. */
export const CAR_CODES: Readonly<Record<string, string>> = {
  Denmark: 'DK',
  Netherlands: 'NL',
  France: 'F',
  Switzerland: 'CH',
  Italy: 'I',
  Austria: 'A',
  CzechRepublic: 'CZ',
  Poland: 'PL',
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

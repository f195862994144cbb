import type { BoardEdition, BoardView } from '../types';
import { beside, distance, type Point, pointAt, tAtLength } from './geometry';
import { endsOf, oneWord } from './names';
import type { Link, Network, Section } from './network';
import { GROWN_PANELS, PANEL_GROWTH, PANEL_HEIGHT, PANEL_WIDTH, PANELS } from './places';
import { type BoardState, canonical } from './state';

export const DEPOT = 24;
export const TILE = 30;
export const PANEL_TILE = 31;
/** From the edge of a country's sign to its tiles. */
export const PANEL_EDGE = 8;

export interface Depot extends Point {
  name: string;
  colour: string;
  goods: string;
}

/** Depots keep to their city's sign, so they move and grow with it (`scale`). */
export function depotsOf(edition: BoardEdition, network: Network, scale = 1): Map<string, Depot> {
  const depots = new Map<string, Depot>();
  const count = new Map<string, number>();
  for (const { city, colour, goods } of edition.board.depots) {
    const place = network.cities.get(oneWord(city));
    if (!place) continue;
    const { x: dx, y: dy, step } = place.depots ?? { x: 32, y: 28, step: 27 };
    const i = count.get(place.name) ?? 0;
    count.set(place.name, i + 1);
    const name = `${colour} ${place.name}`;
    depots.set(name, { name, colour, goods, x: place.x + (dx + step * i) * scale, y: place.y + dy * scale });
  }
  return depots;
}

/** Where each truck is drawn: in the middle of its section, or below its depot, one under the other. */
export function trucksOf(state: BoardState, network: Network, depots: Map<string, Depot>): Map<string, Point> {
  const places = new Map<string, Point>();
  for (const [where, trucks] of state.trucks) {
    const middle = network.sections.get(where)?.middle;
    const depot = depots.get(where);
    trucks.forEach((truck, i) => {
      if (middle) places.set(truck.id, { x: middle.x + i * 6, y: middle.y - i * 8 });
      else if (depot) places.set(truck.id, { x: depot.x + 2, y: depot.y + 12 + i * 13 });
    });
  }
  return places;
}

/** Where a roadblock lies: on the section, near the city that the edition names first. */
export function roadblockPlace(edition: BoardEdition, network: Network, name: string): Point | null {
  const section = network.sections.get(name);
  if (!section) return null;
  const block = edition.board.roadblocks.find((each) => canonical(network, each.section) === name);
  const near = block ? endsOf(oneWord(block.section))[0] : endsOf(name)[0];
  const atStart = endsOf(name)[0] === near;
  return pointAt(section.curve, tAtLength(section.curve, atStart ? 0.33 : 0.67));
}

/** Where the number of a link stands: off the middle of its sections, where trucks, tiles and stations come. */
export function shieldPlace(link: Link, blocked: boolean, length: number): Point | null {
  if (link.sections.length === 1) {
    if (length < 105) return null;
    return pointAt(link.curve, tAtLength(link.curve, blocked ? BLOCKED_SHIELD : SINGLE_SHIELD));
  }
  return length < 185 ? null : pointAt(link.curve, tAtLength(link.curve, DOUBLE_SHIELD));
}
const SINGLE_SHIELD = 0.76;
const BLOCKED_SHIELD = 0.5;
const DOUBLE_SHIELD = 0.375;

export interface Panel extends Point {
  width: number;
  height: number;
  /** How many times larger than its units it is drawn. */
  growth: number;
}

/** A country's sign; `scale` as for cities. */
export function panelOf(country: string, scale: number): Panel | null {
  const growth = scale > 1 ? PANEL_GROWTH : 1;
  const place = (scale > 1 ? GROWN_PANELS : PANELS)[country];
  return place ? { x: place.x, y: place.y, width: PANEL_WIDTH * growth, height: PANEL_HEIGHT * growth, growth } : null;
}

/** The centres of a country's delivery tiles, left to right. */
export function deliveryTilePlaces(view: BoardView, country: string, scale: number): Array<Point & { id: string; tile: string }> {
  const panel = panelOf(country, scale);
  if (!panel) return [];
  return (view.table.deliveryTiles[country] ?? []).map((tile, i) => ({
    id: `tile:${country}/${tile}`,
    tile,
    x: panel.x - panel.width / 2 + (PANEL_EDGE + PANEL_TILE / 2 + i * (PANEL_TILE + 3)) * panel.growth,
    y: panel.y + panel.height / 2 - (PANEL_EDGE + PANEL_TILE / 2) * panel.growth,
  }));
}

/** Where a traffic token lies: beside the middle of the section, on the side with more room. */
export function trafficPlace(section: Section, crowd: readonly Point[]): Point {
  const room = (at: Point) => Math.min(...crowd.map((other) => distance(at, other)));
  const right = beside(section.curve, 0.5, 18);
  const left = beside(section.curve, 0.5, -18);
  return room(right) >= room(left) ? right : left;
}

import type { BoardView } from '../types';
import type { Point } from './geometry';
import { DEPOT, type Depot, deliveryTilePlaces, PANEL_TILE, panelOf, TILE } from './layout';
import { splitId } from './names';
import type { Network } from './network';
import { CITY_RADIUS } from './places';

/** The outline of a thing on the board, for glowing, pointing and focus. */
export type Shape =
  | { kind: 'line'; d: string; middle: Point }
  | { kind: 'round'; middle: Point; r: number }
  | { kind: 'box'; middle: Point; width: number; height: number };

export interface Scene {
  network: Network;
  view: BoardView;
  depots: Map<string, Depot>;
  trucks: Map<string, Point>;
  /** How much larger cities, depots, trucks and, in their measure, countries are drawn than the board's units say. */
  scale: number;
}

const box = (middle: Point, width: number, height = width): Shape => ({ kind: 'box', middle, width, height });

/** None where the id names nothing that is on the board now. */
export function shapeOf(id: string, scene: Scene): Shape | null {
  const { kind, name } = splitId(id);
  const { network } = scene;
  switch (kind) {
    case 'city': {
      const city = network.cities.get(name);
      return city ? { kind: 'round', middle: city, r: CITY_RADIUS * scene.scale } : null;
    }
    case 'section': {
      const section = network.sections.get(name);
      return section ? { kind: 'line', d: section.path, middle: section.middle } : null;
    }
    case 'link': {
      const link = network.links.get(name);
      return link ? { kind: 'line', d: link.path, middle: link.middle } : null;
    }
    case 'station': {
      const link = network.links.get(name);
      return link ? { kind: 'round', middle: link.middle, r: 13 } : null;
    }
    case 'country': {
      const panel = panelOf(name, scene.scale);
      return panel ? box(panel, panel.width, panel.height) : null;
    }
    case 'depot': {
      const depot = scene.depots.get(name);
      return depot ? box(depot, DEPOT * scene.scale) : null;
    }
    case 'truck': {
      const truck = scene.trucks.get(id);
      return truck ? box(truck, 38 * scene.scale, 22 * scene.scale) : null;
    }
    case 'tile': {
      const section = network.sections.get(name);
      if (section) return box(section.middle, TILE);
      const country = name.split('/')[0] ?? '';
      const tile = deliveryTilePlaces(scene.view, country, scene.scale).find((place) => place.id === id);
      return tile ? box(tile, PANEL_TILE * (panelOf(country, scene.scale)?.growth ?? 1)) : null;
    }
    default:
      return null;
  }
}

/** The next target in a direction of the arrow keys: near, and rather straight ahead than aside. */
export function nextTowards(from: Point, direction: Point, others: ReadonlyArray<{ id: string; middle: Point }>): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const { id, middle } of others) {
    const dx = middle.x - from.x;
    const dy = middle.y - from.y;
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    if (ahead <= 1 || aside > ahead * 2) continue;
    const cost = ahead + aside * 1.5;
    if (cost < least) {
      least = cost;
      best = id;
    }
  }
  return best;
}

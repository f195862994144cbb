import type { BoardState } from './map/state';
import { type Scene, type Shape, shapeOf } from './map/shapes';
import type { BoardEdition, TargetState } from './types';
import { PANELS } from './map/places';
import { oneWord } from './map/names';

export interface Thing {
  id: string;
  shape: Shape;
  state?: TargetState;
}

/** What is always there, the lowest first. The same objects as long as the board is drawn at the same size. */
export function fixedThings(edition: BoardEdition, scene: Omit<Scene, 'view' | 'trucks'>): Thing[] {
  const { network } = scene;
  const ids = [
    ...[...network.sections.keys()].map((name) => `section:${name}`),
    ...[...network.links.values()].filter((link) => link.sections.length === 2).map((link) => `station:${link.name}`),
    ...[...network.cities.keys()].map((name) => `city:${name}`),
    ...[...scene.depots.keys()].map((name) => `depot:${name}`),
    ...edition.trade.countries.map((country) => oneWord(country.country)).flatMap((name) => (PANELS[name] ? [`country:${name}`] : [])),
  ];
  return shaped(ids, { ...scene, view: NOTHING, trucks: new Map() });
}

/** Everything that can be pointed at: what is fixed, the trucks, and links and tiles while they are targets. */
export function thingsOf(fixed: Thing[], scene: Scene, state: BoardState, targets: ReadonlyMap<string, TargetState>): Thing[] {
  const asked = (kind: string) => shaped([...targets.keys()].filter((id) => id.startsWith(`${kind}:`)), scene);
  const sections = fixed.filter((thing) => thing.id.startsWith('section:'));
  const trucks = shaped([...state.trucks.values()].flat().map((truck) => truck.id), scene);
  const all = [...sections, ...asked('link'), ...fixed.slice(sections.length), ...trucks, ...asked('tile')];
  // Objects stay the same where nothing is asked, so that nothing is drawn anew.
  return targets.size === 0 ? all : all.map((thing) => (targets.has(thing.id) ? { ...thing, state: targets.get(thing.id) } : thing));
}

const NOTHING: Scene['view'] = {
  table: {
    era: 1,
    roads: { built: [], upgraded: [], roadblocks: [] },
    constructionTiles: {},
    deliveryTiles: {},
    pharmaceuticals: [],
  },
  reckoning: { cityValues: {} },
  players: [],
};

function shaped(ids: string[], scene: Scene): Thing[] {
  return ids.flatMap((id) => {
    const shape = shapeOf(id, scene);
    return shape ? [{ id, shape }] : [];
  });
}

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

/** Everything that can be pointed at, the lowest first; links and tiles only while they are targets. */
export function thingsOf(
  edition: BoardEdition,
  scene: Scene,
  state: BoardState,
  targets: ReadonlyMap<string, TargetState>,
): Thing[] {
  const { network } = scene;
  const asked = (kind: string) => [...targets.keys()].filter((id) => id.startsWith(`${kind}:`));
  const countries = edition.trade.countries.map((country) => oneWord(country.country)).filter((name) => PANELS[name]);
  const ids = [
    ...[...network.sections.keys()].map((name) => `section:${name}`),
    ...asked('link'),
    ...[...network.links.values()].filter((link) => link.sections.length === 2).map((link) => `station:${link.name}`),
    ...[...network.cities.keys()].map((name) => `city:${name}`),
    ...[...scene.depots.keys()].map((name) => `depot:${name}`),
    ...countries.map((name) => `country:${name}`),
    ...[...state.trucks.values()].flat().map((truck) => truck.id),
    ...asked('tile'),
  ];
  return ids.flatMap((id) => {
    const shape = shapeOf(id, scene);
    return shape ? [{ id, shape, state: targets.get(id) }] : [];
  });
}

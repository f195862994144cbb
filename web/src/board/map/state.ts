import type { BoardEdition, BoardView } from '../types';
import { oneWord } from './names';
import type { Network } from './network';

export type RoadState = 'planned' | 'single' | 'dual';

export interface TruckAt {
  id: string;
  seat: number;
  number: number;
  goods: string | null;
  destination: string | null;
}

/** A view arranged for drawing: who stands where. */
export interface BoardState {
  roads: Map<string, RoadState>;
  /** Sections under a roadblock. */
  blocked: Set<string>;
  tiles: Readonly<Record<string, string>>;
  develop: Set<string>;
  traffic: Set<string>;
  improved: Set<string>;
  /** Seat of the station's owner, by link. */
  stations: Map<string, number>;
  /** Trucks by section or depot. */
  trucks: Map<string, TruckAt[]>;
  /** What cities are worth; those that are missing are worth nothing. */
  values: Readonly<Record<string, number>>;
}

export function stateOf(edition: BoardEdition, network: Network, view: BoardView): BoardState {
  const { table, players } = view;
  const built = new Set(table.roads.built);
  const upgraded = new Set(table.roads.upgraded);
  const roads = new Map<string, RoadState>();
  for (const section of network.sections.values()) {
    roads.set(section.name, !built.has(section.name) ? 'planned' : upgraded.has(section.link) ? 'dual' : 'single');
  }
  const stations = new Map<string, number>();
  const trucks = new Map<string, TruckAt[]>();
  players.forEach((player, seat) => {
    for (const link of player.stations) stations.set(link, seat);
    player.trucks.forEach((truck, i) => {
      if (!truck.at) return;
      const here = trucks.get(truck.at) ?? [];
      here.push({
        id: `truck:${seat}/${i + 1}`,
        seat,
        number: i + 1,
        goods: truck.goods ?? null,
        destination: truck.destination ?? null,
      });
      trucks.set(truck.at, here);
    });
  });
  return {
    roads,
    blocked: new Set(table.roads.roadblocks),
    tiles: table.constructionTiles,
    develop: new Set(edition.board.developSpaces.map((space) => canonical(network, space.section))),
    traffic: new Set(table.traffic ?? []),
    improved: new Set(table.services?.improved ?? []),
    stations,
    trucks,
    values: view.reckoning.cityValues,
  };
}

/** The section's own name: those of one-section links may be written either way round. */
export function canonical(network: Network, name: string): string {
  const word = oneWord(name);
  if (network.sections.has(word)) return word;
  return word.split('-').reverse().join('-');
}

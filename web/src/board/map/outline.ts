import type { BoardEdition, BoardView } from '../types';
import { endsOf, oneWord } from './names';
import type { City, Link, Network, Section } from './network';
import type { BoardState, RoadState, TruckAt } from './state';

/** The board to be read instead of seen: cities, their roads, the sections of these, and the countries. */
export interface CityNode {
  id: string;
  city: City;
  value: number;
  depots: Array<{ id: string; colour: string; goods: string; trucks: TruckAt[] }>;
  roads: RoadNode[];
}

export interface RoadNode {
  id: string;
  link: Link;
  /** The city at the other end. */
  to: City;
  complete: boolean;
  /** None on links of one section; else the seat of the owner, null while it is free. */
  station: { id: string; seat: number | null; improved: boolean } | null;
  sections: SectionNode[];
}

export interface SectionNode {
  id: string;
  section: Section;
  next: City;
  only: boolean;
  state: RoadState;
  blocked: boolean;
  develop: boolean;
  tile: string | null;
  traffic: boolean;
  trucks: TruckAt[];
}

export interface CountryNode {
  id: string;
  name: string;
  label: string;
  money: number;
  bonus: string;
  taken: boolean;
  tiles: Array<{ id: string; tile: string }>;
}

export function outlineOf(edition: BoardEdition, network: Network, board: BoardState): CityNode[] {
  const collator = new Intl.Collator('de');
  return [...network.cities.values()]
    .sort((a, b) => collator.compare(a.label, b.label))
    .map((city) => ({
      id: `city:${city.name}`,
      city,
      value: board.values[city.name] ?? 0,
      depots: edition.board.depots
        .filter((depot) => oneWord(depot.city) === city.name)
        .map(({ colour, goods }) => {
          const name = `${colour} ${city.name}`;
          return { id: `depot:${name}`, colour, goods, trucks: board.trucks.get(name) ?? [] };
        }),
      roads: city.links.flatMap((name) => road(network, board, city, network.links.get(name))),
    }));
}

function road(network: Network, board: BoardState, city: City, link: Link | undefined): RoadNode[] {
  const to = link && network.cities.get(link.from === city.name ? link.to : link.from);
  if (!link || !to) return [];
  // Sections in the order in which one meets them from this city.
  const sections = link.from === city.name ? link.sections : [...link.sections].reverse();
  const two = link.sections.length === 2;
  return [
    {
      id: `link:${link.name}`,
      link,
      to,
      complete: sections.every((section) => board.roads.get(section.name) !== 'planned'),
      station: two
        ? { id: `station:${link.name}`, seat: board.stations.get(link.name) ?? null, improved: board.improved.has(link.name) }
        : null,
      sections: sections.map((section) => ({
        id: `section:${section.name}`,
        section,
        next: network.cities.get(endsOf(section.name)[0]) ?? city,
        only: !two,
        state: board.roads.get(section.name) ?? 'planned',
        blocked: board.blocked.has(section.name),
        develop: board.develop.has(section.name) && board.roads.get(section.name) === 'planned',
        tile: board.tiles[section.name] ?? null,
        traffic: board.traffic.has(section.name),
        trucks: board.trucks.get(section.name) ?? [],
      })),
    },
  ];
}

export function countriesOf(edition: BoardEdition, view: BoardView): CountryNode[] {
  return edition.trade.countries.map(({ country, money, pharmaceuticals }) => {
    const name = oneWord(country);
    return {
      id: `country:${name}`,
      name,
      label: country,
      money,
      bonus: pharmaceuticals,
      taken: view.table.pharmaceuticals.includes(name),
      tiles: (view.table.deliveryTiles[name] ?? []).map((tile) => ({ id: `tile:${name}/${tile}`, tile })),
    };
  });
}

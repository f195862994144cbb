import type { BoardEdition } from '../types';
import { type Curve, cut, join, type Point, pathOf, pointAt, reversed, tAtLength } from './geometry';
import { endsOf, oneWord } from './names';
import { type Place, PLACES, project, ROADS } from './places';

export interface City extends Place {
  name: string;
  /** As people write it. */
  label: string;
  country: string | null;
  value: number | null;
  /** Names of the links that end here. */
  links: string[];
}

export interface Section {
  name: string;
  link: string;
  colour: string;
  curve: Curve;
  path: string;
  middle: Point;
}

export interface Link {
  name: string;
  from: string;
  to: string;
  colour: string;
  shield: string;
  sections: Section[];
  curve: Curve;
  path: string;
  middle: Point;
}

export interface Network {
  cities: Map<string, City>;
  links: Map<string, Link>;
  sections: Map<string, Section>;
}

const known = new WeakMap<BoardEdition, Network>();

/** The roads as drawn. Made once per edition. */
export function networkOf(edition: BoardEdition): Network {
  let network = known.get(edition);
  if (!network) known.set(edition, (network = draw(edition)));
  return network;
}

function draw(edition: BoardEdition): Network {
  const cities = new Map<string, City>();
  for (const { city, latitude, longitude, country, value } of edition.board.cities) {
    const name = oneWord(city);
    cities.set(name, {
      ...(PLACES[name] ?? placeOf(latitude, longitude)),
      name,
      label: city,
      country: country ? oneWord(country) : null,
      value: value ?? null,
      links: [],
    });
  }
  const raw = edition.board.links.map((link) => {
    const [from, to] = endsOf(oneWord(link.link));
    return { ...link, name: `${from}-${to}`, from, to };
  });
  const spot = (name: string): City => {
    const city = cities.get(name);
    if (!city) throw new Error(`The edition has a road to ${name}, but no such city`);
    return city;
  };
  const links = new Map<string, Link>();
  const sections = new Map<string, Section>();
  const names = new Map(edition.board.autobahns.map((autobahn) => [autobahn.colour, autobahn.name]));
  for (const link of raw) {
    const { from, to, name, colour } = link;
    const road = ROADS[name];
    const curve = join(spot(from), spot(to), road?.from, road?.to);
    const made: Section[] = [];
    if (link.sections === 1) made.push(section(name, name, colour, curve));
    else {
      const [first, second] = cut(curve, tAtLength(curve, 0.5));
      made.push(section(name, name, colour, first), section(`${to}-${from}`, name, colour, reversed(second)));
    }
    const middle = pointAt(curve, tAtLength(curve, 0.5));
    const shield = road?.sign ?? names.get(colour)?.split('/')[0] ?? '';
    links.set(name, { name, from, to, colour, shield, sections: made, curve, path: pathOf(curve), middle });
    for (const each of made) sections.set(each.name, each);
    spot(from).links.push(name);
    spot(to).links.push(name);
  }
  return { cities, links, sections };
}

function section(name: string, link: string, colour: string, curve: Curve): Section {
  return { name, link, colour, curve, path: pathOf(curve), middle: pointAt(curve, tAtLength(curve, 0.5)) };
}

/** Where a city of another edition goes that our table does not know. */
function placeOf(latitude: number, longitude: number): Place {
  const [x, y] = project(latitude, longitude);
  return { x, y, sign: { x: 18, y: 0, align: 'start' } };
}

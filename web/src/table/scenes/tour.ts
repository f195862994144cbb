import { type Curve, reversed } from '../../board/map/geometry';
import type { Link, Network } from '../../board/map/network';
import { type Way, wayOf } from './way';

/** No longer than so many links: a lap of honour, not a working day. */
const LONGEST = 44;

/**
 * A drive over all roads that are built: from the city with most of them, along each one once, and back where there is no
 * other way on. None where nothing is built.
 */
export function tourOf(network: Network, built: ReadonlySet<string>): Way | null {
  const open = (link: Link | undefined): link is Link => link !== undefined && link.sections.every((section) => built.has(section.name));
  const roads = (city: string) => (network.cities.get(city)?.links ?? []).map((name) => network.links.get(name)).filter(open);
  const start = [...network.cities.keys()].sort((a, b) => roads(b).length - roads(a).length)[0];
  if (start === undefined || !roads(start).length) return null;
  const driven = new Set<string>();
  const curves: Curve[] = [];
  const visit = (city: string): void => {
    for (const link of roads(city)) {
      if (driven.has(link.name) || curves.length >= LONGEST) continue;
      driven.add(link.name);
      const out: Curve = link.from === city ? link.curve : reversed(link.curve);
      curves.push(out);
      visit(link.from === city ? link.to : link.from);
      if (curves.length < LONGEST) curves.push(reversed(out));
    }
  };
  visit(start);
  return wayOf(curves);
}

import { endsOf } from './names';
import type { Link, Network } from './network';
import type { BoardState } from './state';

/** How a route card stands: its best way, whether that is built, and what is missing. */
export interface RouteState {
  /** ROUTE-1, or null as long as the cities are not joined. */
  status: number | null;
  /** The links of the best way; of the one that lacks least where none is complete. */
  way: string[];
  /** Sections of it that are not built. */
  missing: number;
}

export function routeOf(network: Network, state: BoardState, route: string): RouteState {
  const missing = (link: Link) => link.sections.filter((section) => state.roads.get(section.name) === 'planned').length;
  const closed = (link: Link) => link.sections.filter((section) => state.blocked.has(section.name)).length;
  const joined = best(network, route, (link) => (missing(link) ? Infinity : weight(link, state)));
  if (joined) return { status: joined.length, way: joined.way, missing: 0 };
  // What lacks least; of those the way past roadblocks, then the shorter one.
  const planned = best(network, route, (link) => 1000 * missing(link) + 100 * closed(link) + Math.max(0, weight(link, state)));
  const way = planned?.way ?? [];
  return { status: null, way, missing: way.reduce((sum, name) => sum + missing(network.links.get(name)!), 0) };
}

/** ROUTE-1: its sections, less one for an upgrade and for a station, one more for traffic. */
function weight(link: Link, state: BoardState): number {
  const dual = link.sections.every((section) => state.roads.get(section.name) === 'dual');
  const jammed = link.sections.some((section) => state.traffic.has(section.name));
  return link.sections.length - Number(dual) - Number(state.stations.has(link.name)) + Number(jammed);
}

function best(network: Network, route: string, cost: (link: Link) => number): { length: number; way: string[] } | null {
  const [from, to] = endsOf(route);
  const found = new Map([[from, { length: 0, way: [] as string[] }]]);
  // No link costs less than nothing, so going over all of them until nothing gets better finds the best way.
  for (let better = true; better; ) {
    better = false;
    for (const link of network.links.values()) {
      for (const [a, b] of [[link.from, link.to], [link.to, link.from]] as const) {
        const here = found.get(a);
        const length = (here?.length ?? Infinity) + cost(link);
        if (here && length < (found.get(b)?.length ?? Infinity)) {
          found.set(b, { length, way: [...here.way, link.name] });
          better = true;
        }
      }
    }
  }
  return found.get(to) ?? null;
}

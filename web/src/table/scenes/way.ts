import { type Curve, cut, distance, lengthOf, type Point, pointAt, reversed, tAtLength } from '../../board/map/geometry';
import { endsOf } from '../../board/map/names';
import type { Network } from '../../board/map/network';

/** A way on the board to be driven along: curves one after another, with the length up to the end of each. */
export interface Way {
  curves: Curve[];
  ends: number[];
}

export function wayOf(curves: Curve[]): Way {
  let sum = 0;
  return { curves, ends: curves.map((curve) => (sum += lengthOf(curve))) };
}

/** Where one is after a share of a way, and whether one drives to the left there. */
export function along(way: Way, share: number): Point & { left: boolean } {
  const whole = way.ends.at(-1) ?? 0;
  const at = Math.max(0, Math.min(1, share)) * whole;
  const i = Math.max(0, way.ends.findIndex((end) => end >= at));
  const curve = way.curves[i];
  if (!curve) return { x: 0, y: 0, left: false };
  const begin = way.ends[i - 1] ?? 0;
  const t = tAtLength(curve, (at - begin) / ((way.ends[i] ?? 0) - begin || 1));
  const here = pointAt(curve, t);
  const ahead = pointAt(curve, Math.min(1, t + 0.02));
  return { ...here, left: ahead.x < here.x - 0.01 || (t > 0.98 && curve[3].x < curve[2].x) };
}

const near = (a: Point, b: Point): boolean => distance(a, b) < 1;

/** A section's curve so that it begins where one comes from. */
const from = (curve: Curve, point: Point): Curve => (distance(curve[0], point) <= distance(curve[3], point) ? curve : reversed(curve));

/** Where two sections meet. */
function meeting(one: Curve, other: Curve): Point {
  const ends = [one[0], one[3]];
  return ends.find((end) => near(end, other[0]) || near(end, other[3])) ?? one[3];
}

/**
 * The way of a truck: from a depot (`colour City`) or from the middle of a section, through sections, to the middle of the
 * last one or on to a country's city. None where the map does not know the places.
 */
export function truckWay(network: Network, start: string, sections: readonly string[], country?: string): Way | null {
  const known = sections.map((name) => network.sections.get(name)?.curve).filter((curve) => curve !== undefined);
  const curves: Curve[] = [];
  const begin = network.sections.get(start);
  const city = network.cities.get(start.split(' ').at(-1) ?? '');
  let last: Curve | null = null;
  if (begin) {
    const next = known[0];
    const out = next ? meeting(begin.curve, next) : endIn(network, begin.name, country);
    // From the middle of the section to the end where it is left.
    curves.push((last = cut(from(begin.curve, other(begin.curve, out)), 0.5)[1]));
  }
  known.forEach((curve, i) => {
    const at: Point = last ? last[3] : city && near(curve[0], city) ? curve[0] : city ? curve[3] : curve[0];
    const whole = from(curve, at);
    const ends = i === known.length - 1 && country === undefined;
    curves.push((last = ends ? cut(whole, 0.5)[0] : whole));
  });
  return curves.length ? wayOf(curves) : null;
}

const other = (curve: Curve, end: Point): Point => (near(curve[0], end) ? curve[3] : curve[0]);

/** The end of a section that lies in a country. */
function endIn(network: Network, section: string, country: string | undefined): Point {
  const curve = network.sections.get(section)!.curve;
  const link = network.links.get(network.sections.get(section)!.link);
  for (const name of [...endsOf(section), link?.from ?? '', link?.to ?? '']) {
    const city = network.cities.get(name);
    if (city && city.country === country) return distance(curve[0], city) < distance(curve[3], city) ? curve[0] : curve[3];
  }
  return curve[3];
}

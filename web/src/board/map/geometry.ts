/** Points and cubic curves of the board. */
export interface Point {
  x: number;
  y: number;
}

/** Two ends with a handle each. */
export type Curve = readonly [Point, Point, Point, Point];

export function lerp(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Both halves of a curve cut at t, by de Casteljau. */
export function cut(curve: Curve, t: number): [Curve, Curve] {
  const [a, b, c, d] = curve;
  const ab = lerp(a, b, t);
  const bc = lerp(b, c, t);
  const cd = lerp(c, d, t);
  const abc = lerp(ab, bc, t);
  const bcd = lerp(bc, cd, t);
  const middle = lerp(abc, bcd, t);
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ];
}

export function pointAt([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t;
  const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return { x: a.x * p + b.x * q + c.x * r + d.x * u, y: a.y * p + b.y * q + c.y * r + d.y * u };
}

/** A direction of length 1 along the curve. */
export function directionAt(curve: Curve, t: number): Point {
  const from = pointAt(curve, Math.max(0, t - 0.01));
  const to = pointAt(curve, Math.min(1, t + 0.01));
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** A point beside the curve, to the right of its direction where `aside` is positive. */
export function beside(curve: Curve, t: number, aside: number): Point {
  const at = pointAt(curve, t);
  const direction = directionAt(curve, t);
  return { x: at.x - direction.y * aside, y: at.y + direction.x * aside };
}

const STEPS = 48;

/** The length of a curve up to each of its steps. */
function lengths(curve: Curve): number[] {
  const found = [0];
  let last = curve[0];
  for (let i = 1; i <= STEPS; i++) {
    const next = pointAt(curve, i / STEPS);
    found.push((found[i - 1] ?? 0) + distance(last, next));
    last = next;
  }
  return found;
}

export function lengthOf(curve: Curve): number {
  return lengths(curve)[STEPS] ?? 0;
}

/** The t at a share of the curve's length: curves run faster where their handles are long. */
export function tAtLength(curve: Curve, share: number): number {
  const found = lengths(curve);
  const wanted = (found[STEPS] ?? 0) * share;
  const i = found.findIndex((length, step) => step > 0 && length >= wanted);
  const [before = 0, after = 0] = found.slice(i - 1);
  return (i - 1 + (wanted - before) / (after - before || 1)) / STEPS;
}

/** The curve from one city to another, with a handle at each, told from its end; straight without them. */
export function join(from: Point, to: Point, leave?: readonly number[], arrive?: readonly number[]): Curve {
  const reach = { x: (to.x - from.x) * 0.36, y: (to.y - from.y) * 0.36 };
  const [outX = reach.x, outY = reach.y] = leave ?? [];
  const [inX = -reach.x, inY = -reach.y] = arrive ?? [];
  return [from, { x: from.x + outX, y: from.y + outY }, { x: to.x + inX, y: to.y + inY }, to];
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

export function pathOf(curve: Curve): string {
  const [a, b, c, d] = curve;
  return `M${round(a.x)} ${round(a.y)}C${[b.x, b.y, c.x, c.y, d.x, d.y].map(round).join(' ')}`;
}

export function reversed(curve: Curve): Curve {
  return [curve[3], curve[2], curve[1], curve[0]];
}

/** How far a point is from a drawn line, to a unit or two of the board. */
export function distanceTo(line: SVGPathElement, point: Point): number {
  const length = line.getTotalLength();
  const STEP = 3;
  let least = Infinity;
  for (let at = 0; at <= length + STEP; at += STEP) least = Math.min(least, distance(line.getPointAtLength(Math.min(at, length)), point));
  return least;
}

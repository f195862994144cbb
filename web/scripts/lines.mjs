/** Plain geometry for the map maker. Points are [x, y], boxes [left, top, right, bottom]. */

/** Douglas and Peucker's simplification: drops what lies within the tolerance. */
export function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const first = points[0];
  const last = points[points.length - 1];
  let farthest = 0;
  let index = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const distance = fromSegment(points[i], first, last);
    if (distance > farthest) {
      farthest = distance;
      index = i;
    }
  }
  if (farthest <= tolerance) return [first, last];
  return [...simplify(points.slice(0, index + 1), tolerance).slice(0, -1), ...simplify(points.slice(index), tolerance)];
}

function fromSegment([x, y], [ax, ay], [bx, by]) {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}

/** Sutherland and Hodgman's clipping of a closed ring. */
export function clipRing(ring, [left, top, right, bottom]) {
  const sides = [
    [(p) => p[0] >= left, (a, b) => cut(a, b, 0, left)],
    [(p) => p[0] <= right, (a, b) => cut(a, b, 0, right)],
    [(p) => p[1] >= top, (a, b) => cut(a, b, 1, top)],
    [(p) => p[1] <= bottom, (a, b) => cut(a, b, 1, bottom)],
  ];
  let points = ring.slice(0, -1);
  for (const [inside, meet] of sides) {
    const kept = [];
    points.forEach((point, i) => {
      const before = points[(i + points.length - 1) % points.length];
      if (inside(point) !== inside(before)) kept.push(meet(before, point));
      if (inside(point)) kept.push(point);
    });
    points = kept;
  }
  return points;
}

function cut(a, b, axis, value) {
  const t = (value - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
}

/** The parts of a line whose points lie in the box, each with one point beyond it. */
export function runsInside(points, [left, top, right, bottom]) {
  const inside = ([x, y]) => x >= left && x <= right && y >= top && y <= bottom;
  const runs = [];
  let run = [];
  points.forEach((point, i) => {
    const near = inside(point) || (i > 0 && inside(points[i - 1])) || (i + 1 < points.length && inside(points[i + 1]));
    if (near) run.push(point);
    else if (run.length) runs.push(run), (run = []);
  });
  if (run.length) runs.push(run);
  return runs.filter((part) => part.length > 1);
}

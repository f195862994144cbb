import { describe, expect, it } from 'vitest';
import { beside, type Curve, cut, distance, join, lengthOf, pathOf, pointAt, tAtLength } from './geometry';

const straight = join({ x: 0, y: 0 }, { x: 100, y: 0 });
const bent: Curve = [
  { x: 0, y: 0 },
  { x: 0, y: 80 },
  { x: 10, y: 100 },
  { x: 100, y: 100 },
];

describe('curves', () => {
  it('joins straight where no direction is wished', () => {
    expect(lengthOf(straight)).toBeCloseTo(100);
    expect(pathOf(straight)).toBe('M0 0C36 0 64 0 100 0');
  });

  it('cuts into halves that meet', () => {
    const [first, second] = cut(bent, 0.3);
    expect(first[0]).toEqual(bent[0]);
    expect(second[3]).toEqual(bent[3]);
    expect(first[3]).toEqual(second[0]);
    expect(lengthOf(first) + lengthOf(second)).toBeCloseTo(lengthOf(bent), 0);
  });

  it('finds the middle of the length, not of t', () => {
    const t = tAtLength(bent, 0.5);
    const [first, second] = cut(bent, t);
    expect(Math.abs(lengthOf(first) - lengthOf(second))).toBeLessThan(0.5);
  });

  it('goes beside a curve at right angles', () => {
    expect(beside(straight, 0.5, 10).y).toBeCloseTo(10);
    expect(distance(pointAt(bent, 0.4), beside(bent, 0.4, -7))).toBeCloseTo(7);
  });
});

import { describe, expect, it } from 'vitest';
import { clamp, MAX_ZOOM, panBy, reveal, scaleOf, toBoard, viewBoxOf, WHOLE, zoomAt } from './camera';
import { HEIGHT, WIDTH } from './places';

const size = { width: 540, height: 1000 };

describe('the camera', () => {
  it('starts with the whole board in sight', () => {
    const [left, top, width, height] = viewBoxOf(WHOLE, size);
    expect(left).toBeCloseTo(0);
    expect(width).toBeCloseTo(WIDTH);
    expect(top).toBeLessThan(0);
    expect(height).toBeGreaterThan(HEIGHT);
    expect(scaleOf(WHOLE, size)).toBeCloseTo(0.5);
  });

  it('keeps what is under the pointer in place', () => {
    const at = { x: 200, y: 480 };
    const near = zoomAt(WHOLE, size, at, 3);
    const before = toBoard(WHOLE, size, at);
    const after = toBoard(near, size, at);
    expect(after.x).toBeCloseTo(before.x, 5);
    expect(after.y).toBeCloseTo(before.y, 5);
  });

  it('stays within its limits', () => {
    expect(zoomAt(WHOLE, size, { x: 0, y: 0 }, 100).zoom).toBe(MAX_ZOOM);
    expect(zoomAt(WHOLE, size, { x: 0, y: 0 }, 0.1)).toEqual(WHOLE);
    const far = panBy(clamp({ ...WHOLE, zoom: 4 }, size), size, 5000, 5000);
    expect(viewBoxOf(far, size)[0]).toBeCloseTo(0);
  });

  it('does not move for what is in sight', () => {
    expect(reveal(WHOLE, size, { x: 500, y: 500 })).toBe(WHOLE);
    const near = clamp({ x: 100, y: 100, zoom: 5 }, size);
    const moved = reveal(near, size, { x: 900, y: 900 });
    expect(moved.x).toBeGreaterThan(near.x);
  });
});

import type { Point } from './geometry';
import { HEIGHT, WIDTH } from './places';

/** What part of the board is seen: its centre, and how many times larger than when the whole board fits. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: Camera = { x: WIDTH / 2, y: HEIGHT / 2, zoom: 1 };
export const MAX_ZOOM = 6;

/** Screen pixels per board unit. */
export function scaleOf(camera: Camera, size: Size): number {
  return Math.min(size.width / WIDTH, size.height / HEIGHT) * camera.zoom || 1;
}

/** The part of the board that is seen: left, top, width, height. */
export function viewBoxOf(camera: Camera, size: Size): [number, number, number, number] {
  const scale = scaleOf(camera, size);
  const width = (size.width || WIDTH) / scale;
  const height = (size.height || HEIGHT) / scale;
  return [camera.x - width / 2, camera.y - height / 2, width, height];
}

/** Never smaller than fitted, never past the board's edge. */
export function clamp(camera: Camera, size: Size): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, camera.zoom));
  const [, , width, height] = viewBoxOf({ ...camera, zoom }, size);
  return { zoom, x: within(camera.x, width / 2, WIDTH), y: within(camera.y, height / 2, HEIGHT) };
}

function within(value: number, half: number, size: number): number {
  return half * 2 >= size ? size / 2 : Math.min(size - half, Math.max(half, value));
}

/** The board point under a screen point (from the top left of the picture). */
export function toBoard(camera: Camera, size: Size, screen: Point): Point {
  const [left, top] = viewBoxOf(camera, size);
  const scale = scaleOf(camera, size);
  return { x: left + screen.x / scale, y: top + screen.y / scale };
}

/** Zooms so that what is under the screen point stays there. */
export function zoomAt(camera: Camera, size: Size, screen: Point, factor: number): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, camera.zoom * factor));
  const fixed = toBoard(camera, size, screen);
  const moved = toBoard({ ...camera, zoom }, size, screen);
  return clamp({ zoom, x: camera.x + fixed.x - moved.x, y: camera.y + fixed.y - moved.y }, size);
}

/** Moves by screen pixels. */
export function panBy(camera: Camera, size: Size, dx: number, dy: number): Camera {
  const scale = scaleOf(camera, size);
  return clamp({ ...camera, x: camera.x - dx / scale, y: camera.y - dy / scale }, size);
}

/** Brings a point of the board into sight if it is not. */
export function reveal(camera: Camera, size: Size, point: Point): Camera {
  const [left, top, width, height] = viewBoxOf(camera, size);
  const margin = Math.min(width, height) * 0.12;
  const inside =
    point.x > left + margin && point.x < left + width - margin && point.y > top + margin && point.y < top + height - margin;
  return inside ? camera : clamp({ ...camera, x: point.x, y: point.y }, size);
}

import { type Camera, panBy, type Size, zoomAt } from './map/camera';
import type { Point } from './map/geometry';

export interface GestureHost {
  camera(): Camera;
  size(): Size;
  move(camera: Camera): void;
  /** Held long, or asked for with the right button. */
  explain(id: string): void;
  /** A tap or click that was no drag; the thing under it, if any, and where it was. */
  tap(id: string | null, at: Point): void;
  doubleTap(at: Point): void;
}

const DRAG = 6;
const LONG = 500;
const DOUBLE = 320;

/** Wheel, drag, pinch, double tap and long press on the board. Returns what takes it all off again. */
export function listen(element: SVGSVGElement, host: GestureHost): () => void {
  const pointers = new Map<number, Point>();
  let dragged = false;
  let held = 0;
  let explained = false;
  let lastTap = { time: 0, x: 0, y: 0 };

  const at = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    // The page may be drawn larger than its own measure says.
    const zoom = box.width / (host.size().width || box.width) || 1;
    return { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom };
  };
  const idOf = (event: Event): string | null =>
    event.target instanceof Element ? (event.target.closest<SVGElement>('[data-id]')?.dataset.id ?? null) : null;

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, at(event));
    dragged = pointers.size > 1;
    explained = false;
    clearTimeout(held);
    const id = idOf(event);
    if (event.pointerType !== 'mouse' && id && pointers.size === 1) {
      held = window.setTimeout(() => {
        if (dragged) return;
        explained = true;
        host.explain(id);
      }, LONG);
    }
  }

  function move(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    if (pointers.size === 1) {
      if (!dragged && Math.hypot(now.x - before.x, now.y - before.y) < DRAG) return;
      if (!dragged) element.setPointerCapture(event.pointerId);
      dragged = true;
      clearTimeout(held);
      host.move(panBy(host.camera(), host.size(), now.x - before.x, now.y - before.y));
    } else {
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return;
      const centre = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const factor = distance(now, other) / (distance(before, other) || 1);
      const panned = panBy(host.camera(), host.size(), (now.x - before.x) / 2, (now.y - before.y) / 2);
      host.move(zoomAt(panned, host.size(), centre, factor));
    }
    pointers.set(event.pointerId, now);
  }

  function up(event: PointerEvent): void {
    clearTimeout(held);
    pointers.delete(event.pointerId);
  }

  /** Clicks also come from assistive technology, without any pointer before them. */
  function click(event: MouseEvent): void {
    const wasDrag = dragged || explained;
    dragged = explained = false;
    if (wasDrag) return;
    const id = idOf(event);
    const here = at(event);
    const again = event.timeStamp - lastTap.time < DOUBLE && distance(here, lastTap) < 24;
    lastTap = { time: again ? 0 : event.timeStamp, ...here };
    if (again && !element.querySelector(`[data-id="${CSS.escape(id ?? '')}"][role]`)) host.doubleTap(here);
    else host.tap(id, here);
  }

  function menu(event: MouseEvent): void {
    const id = idOf(event);
    if (!id) return;
    event.preventDefault();
    if (!explained) host.explain(id);
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const step = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 18 : event.deltaY;
    host.move(zoomAt(host.camera(), host.size(), at(event), Math.exp(-step * 0.0016)));
  }

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('click', click);
  element.addEventListener('contextmenu', menu);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    clearTimeout(held);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('click', click);
    element.removeEventListener('contextmenu', menu);
    element.removeEventListener('wheel', wheel);
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

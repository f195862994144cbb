import { nextTowards } from '../../board/map/shapes';

/** What can be explained is marked: things by `data-detail`, or on the map by `data-id`; buttons by a text, `data-tip`. */
const MARKED = '[data-detail], [data-id], [data-tip]';
const THINGS = '[data-detail], [data-id]';

export type Mark = HTMLElement | SVGElement;

export function markAt(target: EventTarget | null): Mark | null {
  return target instanceof Element ? target.closest<Mark>(MARKED) : null;
}

/** The thing that a mark names; null for a button with a text. */
export const thingAt = (mark: Mark): string | null => mark.dataset.detail ?? mark.dataset.id ?? null;

/** Whether pressing it does something by itself. */
export const isLive = (mark: Mark): boolean => mark.matches('button:not([aria-disabled="true"]), a, [role="button"], input');

const DIRECTIONS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const middle = (mark: Mark) => {
  const { left, top, width, height } = mark.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** All things that can be seen within a part of the page, in the order of the page. */
export function visibleThings(root: ParentNode): Mark[] {
  return [...root.querySelectorAll<Mark>(THINGS)].filter((mark) => {
    const { x, y } = middle(mark);
    return mark.checkVisibility() && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  });
}

/** The thing that an arrow key leads to from another one. */
export function walked(from: Mark, key: string, root: ParentNode): Mark | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const others = visibleThings(root).filter((mark) => mark !== from);
  const next = nextTowards(middle(from), direction, others.map((mark, i) => ({ id: String(i), middle: middle(mark) })));
  return next === null ? null : (others[Number(next)] ?? null);
}

export function focusOn(mark: Mark): void {
  if (!mark.hasAttribute('tabindex') && mark.tabIndex < 0) mark.setAttribute('tabindex', '-1');
  mark.focus({ preventScroll: true });
}

/** The middle of something on the page, in pixels of the window. */
export interface Spot {
  x: number;
  y: number;
}

/** Elements that go by a name: an anchor of the table (`purse/0`), something to be picked (`floor:trade/2`), or a thing of the map (`city:Köln`). */
function named(name: string): Element[] {
  const quoted = CSS.escape(name);
  return [...document.querySelectorAll(`[data-anchor="${quoted}"], [data-pick="${quoted}"], #map [data-id="${quoted}"]`)];
}

function inSight(element: Element): Spot | null {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const shown = (box.width > 0 || box.height > 0) && x > 0 && y > 0 && x < innerWidth && y < innerHeight && element.checkVisibility();
  return shown ? { x, y } : null;
}

/** Where the first of these can be seen; null where none can, such as on another page of a phone's sheet. */
export function spotOf(names: readonly string[]): Spot | null {
  for (const name of names) {
    for (const element of named(name)) {
      const spot = inSight(element);
      if (spot) return spot;
    }
  }
  return null;
}

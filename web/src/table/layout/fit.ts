/** How a table is laid out in a window. */
export interface Fit {
  /** Everything at once, or a map with a sheet whose pages take turns. */
  form: 'desk' | 'sheets';
  /** How many columns stand beside each other on a desk; with two the shared boards come below. */
  columns: 2 | 3;
  /** Of the sheets: below the map, beside it where the window is low, or below it with one's own board to their right. */
  sheets: 'below' | 'beside' | 'with-board';
  /** How large everything is drawn: a table fills a large screen, and shrinks a little before it is clipped. */
  zoom: number;
}

/** What the desk was drawn for. */
const WIDTH = 1440;
const HEIGHT = 900;
const SMALLEST = 0.9;
const LARGEST = 3;
/** So wide must a desk be, as drawn, for three columns. */
const THREE = 1240;

const NARROW = 820;
const LOW = 600;
const TABLET = 700;

export function fitOf(width: number, height: number): Fit {
  if (width <= NARROW || height < LOW) {
    const beside = height < LOW && width > height;
    return { form: 'sheets', columns: 2, sheets: beside ? 'beside' : width >= TABLET && height > width ? 'with-board' : 'below', zoom: 1 };
  }
  const zoom = Math.min(LARGEST, Math.max(SMALLEST, Math.min(width / WIDTH, height / HEIGHT)));
  return { form: 'desk', columns: width / zoom < THREE ? 2 : 3, sheets: 'below', zoom: Math.round(zoom * 100) / 100 };
}

/**
 * What lies along each autobahn, as a poster would have it: in a picture of 54 by 44, the horizon at 26. Flat shapes with
 * a class each (`far`, `near`, `dark`, `light`), coloured by the card.
 */
export const LANDSCAPES: Readonly<Record<string, string>> = {
  // The coast, and a light to come home by.
  red: `<path class="far" d="M0 26h54v6H0z"/><path class="light" d="M9 26 10.5 11h4L16 26z"/><path class="dark" d="M10.2 14h4.6l.4 3.6H9.9zM9.6 20.5h5.9l.3 3H9.3zM10 8.5l2.5-2.4L15 8.5V11h-5z"/><path class="near" d="M0 27c6-3 14-3 20 1l-4 16H0zM54 30c-7-2-12-1-16 2l4 12h12z"/>`,
  // The plain, and the wind.
  cyan: `<path class="far" d="M0 27c14-3 36-3 54 0v17H0z"/><path class="dark" d="M10.4 26.5 11 13h.8l.6 13.5zM41.7 26l.4-9h.7l.4 9z"/><path class="light" d="M11 13 9.6 4.5l1.9-.2L12 12.6l7.6-3.4.7 1.7L12 13.8l-4.6 6.8-1.5-1zM42.2 17 41 10.5l1.4-.1.4 5.9 5.4-2.2.5 1.2-5.8 2.6-3.1 4.8-1.1-.8z"/><path class="near" d="M0 30c10-2 16-1 22 1l-6 13H0zM54 29c-9-1-12 0-17 2l5 13h12z"/>`,
  // A river and its cathedral.
  orange: `<path class="far" d="M0 25c8-6 16-5 22-1 8-5 20-6 32-1v21H0z"/><path class="dark" d="M8 27V17l1.8-9L11.6 17v2h2.8v-2l1.8-9L18 17v10z"/><path class="light" d="M30 28c10-2 16 2 24 0v4c-8 2-14-1-22 1z"/><path class="near" d="M0 29c8-3 15-2 21 1l-6 14H0zM54 34c-6-2-12-2-16 0l4 10h12z"/>`,
  // Hills full of firs.
  purple: `<path class="far" d="M0 22C8 14 16 15 23 21c8-9 20-9 31 0v23H0z"/><path class="near" d="M0 28c8-4 16-3 21 1l-5 15H0zM54 27c-8-4-13-2-18 3l5 14h13z"/><path class="dark" d="m8 12 4 6.5h-2.2L13 24H9.3v4H6.7v-4H3l3.2-5.5H4zM17 17l3 5h-1.6l2.3 4h-7.4l2.3-4H14zM46 11l4.3 7h-2.4l3.5 6h-4v4h-2.8v-4h-4l3.5-6h-2.4z"/>`,
  // A castle above its vineyards.
  white: `<path class="far" d="M0 26c10-4 14-12 19-12s10 9 15 11 12 0 20-2v21H0z"/><path class="dark" d="M13 15V7h2v1.6h1.5V7h2v1.6H20V4.5h3.5V9h1.7V7.5h2V15z"/><path class="near" d="M0 30c8-3 15-2 21 0l-5 14H0zM54 29c-8-2-12-1-17 2l5 13h12z"/><path class="light" d="M2 33h10l-.4 1H2zM2 36h9l-.4 1H2zM2 39h8l-.4 1H2zM43 33h10v1H43.4zM44 36h9v1h-8.6zM45 39h8v1h-7.6z"/>`,
  // From one sea to the mountains.
  black: `<path class="far" d="M0 27 9 13l6 8 9-15 9 14 6-7 15 14v17H0z"/><path class="light" d="m24 6 4.5 7-2.6-.7-1.9 2.2-2.3-2-2.2 1.2zM9 13l2.7 3.7-1.9-.4L8.3 18l-1.5-1.5zM39 13l3.5 3.3-2-.1-1.5 1.7-1.8-1.9z"/><path class="near" d="M0 30c8-4 15-3 21 0l-5 14H0zM54 30c-8-4-12-3-17 0l5 14h12z"/>`,
  // The east: a tower over the capital.
  yellow: `<path class="far" d="M0 27v-5h4v-3h5v4h4v-6h4v8h5v-4h6v4h5v-7h5v5h5v-3h5v4h6v20H0z"/><path class="dark" d="M42.6 26 43.3 12.5h1.4l.7 13.5zM43.7 1.5h.6l.3 6h-1.2z"/><circle class="light" cx="44" cy="10" r="3.2"/><path class="near" d="M0 31c8-3 15-2 21 0l-5 13H0zM54 31c-8-3-12-2-17 0l5 13h12z"/>`,
  // Anywhere: a morning.
  any: `<circle class="light" cx="27" cy="23" r="9"/><path class="far" d="M0 26c9-5 18-5 27-1 9-4 18-4 27 1v18H0z"/><path class="near" d="M0 31c8-3 15-2 21 0l-5 13H0zM54 31c-8-3-12-2-17 0l5 13h12z"/>`,
};

/** The colours of a picture: sky, far and near land, what stands dark or light before it. */
export interface Palette {
  sky: string;
  far: string;
  near: string;
  dark: string;
  light: string;
}

const PALETTES: Readonly<Record<string, Palette>> = {
  red: { sky: '#fbe3d6', far: '#8fb9c9', near: '#c9bd8e', dark: '#b8262c', light: '#fffaf2' },
  cyan: { sky: '#dff1f6', far: '#b7cf96', near: '#93b573', dark: '#6d8290', light: '#ffffff' },
  orange: { sky: '#fdebcf', far: '#c5b98a', near: '#a3a55f', dark: '#5b5348', light: '#9cc3d6' },
  purple: { sky: '#ece2f1', far: '#a9a6c9', near: '#7f9a72', dark: '#3f5d49', light: '#ffffff' },
  white: { sky: '#eaf0f4', far: '#b9bfa0', near: '#9aa873', dark: '#6b6358', light: '#e6dfb8' },
  black: { sky: '#d9e5ee', far: '#8d9db0', near: '#8ba06e', dark: '#4a5765', light: '#ffffff' },
  yellow: { sky: '#fdf3cf', far: '#c3ad86', near: '#a9b06c', dark: '#5e6670', light: '#d7dde2' },
  any: { sky: '#fde9d2', far: '#b2bd8f', near: '#93ab70', dark: '#5b5348', light: '#ffc94f' },
};

/** Which picture a card of these colours has: a card of many roads shows none of them in particular. */
export function pictureOf(colours: readonly string[]): { shapes: string; palette: Palette } {
  const name = colours.length > 2 ? 'any' : (colours[0] ?? 'any');
  return { shapes: LANDSCAPES[name] ?? LANDSCAPES.any!, palette: PALETTES[name] ?? PALETTES.any! };
}

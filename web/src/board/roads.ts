import type { Colour } from './types';

/** The autobahns as they look: each has a colour, a rhythm of dashes and a number, and any one of the three is enough. */
export interface RoadStyle {
  fill: string;
  mark: string;
  /** Dashes of the mark on a built road, and of the line of a planned one. */
  dashes: string;
  /** The line of a planned road; light colours would not show on paper. */
  planned: string;
}

export const COLOURS: readonly Colour[] = ['red', 'cyan', 'orange', 'purple', 'white', 'black', 'yellow'];

const DASHES: Record<Colour, string> = {
  red: 'none',
  cyan: '10 5',
  orange: '0.1 6',
  purple: '10 4.5 0.1 4.5',
  white: '2.5 5',
  black: '22 5',
  yellow: '5 5',
};

const PLANNED: Partial<Record<Colour, string>> = {
  white: 'var(--ink-soft)',
  black: 'var(--road-black-planned)',
  yellow: 'var(--road-yellow-planned)',
};

export function isColour(name: string): name is Colour {
  return (COLOURS as readonly string[]).includes(name);
}

export function roadStyle(name: string): RoadStyle {
  const colour: Colour = isColour(name) ? name : 'black';
  return {
    fill: `var(--road-${colour})`,
    mark: `var(--road-${colour}-mark)`,
    dashes: DASHES[colour],
    planned: PLANNED[colour] ?? `var(--road-${colour})`,
  };
}

import type { Colour, Seat } from '../api';

/** What seats can choose from, the usual colour of the first seat first; in the order of the server's `SeatColour`. */
export const COLOURS: readonly Colour[] = ['green', 'pink', 'blue', 'brown', 'slate', 'olive'];

/** One colour for each seat, none twice, as a server shows them: see `SeatColour.shown`. */
export function shownColours(chosen: readonly (Colour | undefined)[]): Colour[] {
  const free = new Set(COLOURS);
  const shown = chosen.map((colour) => (colour && free.delete(colour) ? colour : undefined));
  shown.forEach((colour, i) => {
    const usual = COLOURS[i]!;
    if (!colour && free.delete(usual)) shown[i] = usual;
  });
  return shown.map((colour) => {
    if (colour) return colour;
    const [first] = free;
    free.delete(first!);
    return first!;
  });
}

/** A style for whatever shows a table: pieces and marks below it are drawn in `--seat-0` to `--seat-3`. */
export const seatStyle = (seats: readonly Pick<Seat, 'seat' | 'colour'>[] = []): string =>
  seats.map(({ seat, colour }) => `--seat-${seat}: var(--player-${colour})`).join('; ');

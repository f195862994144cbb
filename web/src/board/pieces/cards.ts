import { type IconName, isIcon } from '../../design/icons';

/** What is drawn on an action card, row by row: symbols and short signs. What it means is told by the rules page. */
export type CardPart = IconName | `+${number}` | `−${number}` | `${number}` | '+' | '→' | '⇄';

export const CARD_ROWS: Readonly<Record<string, readonly (readonly CardPart[])[]>> = {
  plain: [],
  I1: [['build', '→', 'develop', '1']],
  I2: [['upgrade', '→', 'develop', '1']],
  I3: [['load', '→', 'move', '+1']],
  I4: [['+', 'station']],
  A1: [['upgrade', '⇄', 'load']],
  A2: [['dm', '10', '→', 'develop', '2']],
  A3: [['move', '+2']],
  A4: [['build-two', 'dm', '−5']],
  A5: [['dm', '12']],
  A6: [['develop', '1']],
  A7: [
    ['+', 'build'],
    ['upgrade', '⇄', 'load'],
  ],
  A8: [
    ['+', 'build'],
    ['build', '→', 'promote'],
  ],
  A9: [],
  A10: [],
  yellow: [['+', 'build']],
};

export interface PlacedPart {
  part: CardPart;
  x: number;
  y: number;
  size: number;
}

/** How much of its height a part takes to the side: symbols are square, signs narrower. */
const widthOf = (part: CardPart): number => (isIcon(part) ? 1 : part.length > 1 ? 0.85 : 0.55);

/** Where each part stands in the box of the card's effect: row below row, each in the middle, as large as it can be. */
export function placeParts(kind: string, box: { x: number; y: number; width: number; height: number }): PlacedPart[] {
  const rows = CARD_ROWS[kind] ?? [];
  const height = box.height / Math.max(1, rows.length);
  return rows.flatMap((row, i) => {
    const units = row.reduce((sum, part) => sum + widthOf(part), 0);
    const size = Math.min(18, height, box.width / units);
    let x = box.x + (box.width - units * size) / 2;
    return row.map((part) => {
      const width = widthOf(part) * size;
      x += width;
      return { part, size, x: x - width / 2, y: box.y + height * (i + 0.5) };
    });
  });
}

/** The colours in a card's id, `red/cyan-I4`; an edition's card list knows them better where it is at hand. */
export function coloursOf(card: string): string[] {
  const first = card.split('-')[0] ?? '';
  return first === 'any' ? ['red', 'cyan', 'purple', 'orange', 'white'] : first.split('/');
}

const SIGNS: Readonly<Record<string, string>> = { red: 'A1', cyan: 'A2', orange: 'A3', purple: 'A4', white: 'A6', black: 'A7', yellow: 'A9' };

/** The number of its road as the card shows it. */
export function signOf(card: string): string {
  const colours = coloursOf(card);
  return colours.length > 2 ? 'A1–A6' : colours.map((colour) => SIGNS[colour] ?? '').join(' ');
}

export function kindOf(card: string): string {
  const kind = card.split('-')[1];
  return kind ?? (card === 'yellow' ? 'yellow' : 'plain');
}

import type { IconName } from '../../design/icons';

/** What is drawn on an action card: lines of symbols and short signs. Which card does what is told by the rules page. */
export type CardPart = IconName | `+${number}` | `−${number}` | `${number}` | '+' | '→' | '⇄';

export const CARD_LINES: Readonly<Record<string, readonly (readonly CardPart[])[]>> = {
  plain: [],
  I1: [['build', '→', 'develop']],
  I2: [['upgrade', '→', 'develop']],
  I3: [['load', '→', 'move', '+1']],
  I4: [['+', 'station']],
  A1: [['upgrade', '⇄', 'load']],
  A2: [['dm', '10', '→', 'develop', '2']],
  A3: [['move', '+2']],
  A4: [['build-two', 'dm', '−5']],
  A5: [['dm', '12']],
  A6: [['develop', '1']],
  A7: [['+', 'build'], ['upgrade', '⇄', 'load']],
  A8: [['+', 'build'], ['build', '→', 'promote']],
  A9: [],
  A10: [],
  yellow: [['+', 'build']],
};

/** The colours in a card's id, `red/cyan-I4`; an edition's card list knows them better where it is at hand. */
export function coloursOf(card: string): string[] {
  const first = card.split('-')[0] ?? '';
  return first === 'any' ? ['red', 'cyan', 'purple', 'orange', 'white'] : first.split('/');
}

export function kindOf(card: string): string {
  const kind = card.split('-')[1];
  return kind ?? (card === 'yellow' ? 'yellow' : 'plain');
}

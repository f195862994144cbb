import { MOVES, type MoveType } from '../vocabulary/game';

export type { MoveType };

/** The kinds of moves under the names that the engine gives them, read from the written form. */
export const MOVE_TYPES = Object.keys(MOVES) as MoveType[];

export interface Move {
  text: string;
  type: MoveType;
  args: readonly string[];
}

/** Reads a move as the server writes it; see docs/notation.md. */
export function parseMove(text: string): Move {
  const [verb = '', ...rest] = text.split(' ');
  let type = verb.toUpperCase().replaceAll('-', '_') as MoveType;
  if (!MOVE_TYPES.includes(type)) throw new Error(`unknown move: ${text}`);
  if (type === 'TILE' && rest.length === 2) type = 'TILE_COLOUR';
  const args = type === 'LOAD' ? [`${rest[0]} ${rest[1]}`, rest[2] ?? ''] : rest;
  return { text, type, args };
}

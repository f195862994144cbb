import { parseMove, type Move } from '../../wording/notation';

/**
 * A move as the things that a person points at to make it, in the order in which one would. Some lie on the board
 * (`section:`, `link:`, `depot:`, `country:`, `truck:`), some on the panels around it; a plain move is a `do:`.
 */
export function picksOf(move: Move, seat: number): string[] {
  const [a = '', b = '', c = ''] = move.args;
  const truck = (number: string) => `truck:${seat}/${number}`;
  switch (move.type) {
    case 'ROUTE':
      return [`route:${a}`];
    case 'CLAIM':
      return [`claim:${a}`];
    case 'PLAY':
      return [`card:${a}`, `space:${b}`];
    case 'TILE':
      return [`held:${a}`];
    case 'TILE_COLOUR':
      return [`held:${a}`, `colour:${b}`];
    case 'EXTRA':
      return [`extra:${a}`];
    case 'BUILD':
    case 'TRAFFIC':
      return [`section:${a}`];
    case 'BUILD_TWO':
      return ['do:build-two', `section:${a}`];
    case 'UPGRADE':
      return [`link:${a}`];
    case 'STATION':
      return [`station:${a}`];
    case 'LOAD':
      return [`depot:${a}`, truck(b)];
    case 'UNLOCK':
      return [`lock:${a}/${b}`, `token:${c}`];
    case 'PROMOTE':
      return [`floor:${a}/${b}`];
    case 'GAIN':
      return [`display:${a}`];
    case 'REPLACE':
      return [`card:${a}`, `display:${b}`];
    case 'SWAP':
      return [`card:${a}`, `played:${b}`];
    case 'FLIP':
    case 'REMOVE':
      return [`space:${a}`];
    case 'SLIDE':
      return [`played:${a}`, `space:${b}`];
    case 'DRIVE':
      return [truck(a), `section:${b}`];
    case 'DELIVER':
      return [truck(a), `country:${b}`];
    case 'WINE':
      return ['do:wine', truck(a)];
    case 'BONUS':
      return [`stop:${a}`];
    case 'TAKE':
      return [`take:${a}`];
    case 'IMPROVE':
      return [`improvement:${a}`, `station:${b}`];
    case 'STOP':
      return [`do:stop-${a}`];
    default:
      return [`do:${move.text}`];
  }
}

export interface Option {
  move: Move;
  picks: readonly string[];
}

export function optionsOf(moves: readonly string[], seat: number): Option[] {
  return moves.map((text) => {
    const move = parseMove(text);
    return { move, picks: picksOf(move, seat) };
  });
}

/** What a person has pointed at so far. `staged` is set as soon as that leaves one move only. */
export interface Choosing {
  picked: readonly string[];
  left: readonly Option[];
  staged: Option | null;
}

export const NOTHING: readonly string[] = [];

export function choosing(options: readonly Option[], picked: readonly string[]): Choosing {
  const left = options.filter((option) => picked.every((id) => option.picks.includes(id)));
  const staged = picked.length > 0 && left.length === 1 ? (left[0] ?? null) : null;
  return { picked, left, staged };
}

/**
 * Pointing at one more thing: it joins what was picked if that can still become a move; else it begins anew with it.
 * Pointing at something picked takes it back. Null when no move has to do with it.
 */
export function pick(options: readonly Option[], picked: readonly string[], id: string): readonly string[] | null {
  if (picked.includes(id)) return picked.filter((other) => other !== id);
  const together = [...picked, id];
  if (options.some((option) => together.every((one) => option.picks.includes(one)))) return together;
  // Another card instead of the first one, say: keep what still fits.
  const kept = picked.filter((one) => options.some((option) => option.picks.includes(one) && option.picks.includes(id)));
  const anew = [...kept, id];
  if (options.some((option) => anew.every((one) => option.picks.includes(one)))) return anew;
  return options.some((option) => option.picks.includes(id)) ? [id] : null;
}

/** Everything that may be pointed at next, and what is picked already. */
export function targetsOf(choice: Choosing, options: readonly Option[]): Map<string, 'can' | 'staged'> {
  const targets = new Map<string, 'can' | 'staged'>();
  for (const option of choice.left) for (const id of option.picks) targets.set(id, 'can');
  // With everything staged, other beginnings stay open: pointing there starts anew.
  if (choice.staged || choice.left.length === 0) {
    for (const option of options) for (const id of option.picks) targets.set(id, 'can');
  }
  const chosen = choice.staged ? choice.staged.picks : choice.picked;
  for (const id of chosen) targets.set(id, 'staged');
  return targets;
}

/** The board knows stations by their link, and links by their sections as well. */
export function boardIds(id: string, sectionsOf: (link: string) => readonly string[]): string[] {
  const name = id.slice(id.indexOf(':') + 1);
  if (id.startsWith('link:')) return [id, ...sectionsOf(name).map((section) => `section:${section}`)];
  return [id];
}

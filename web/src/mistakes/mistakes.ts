import type { Analysis, Table } from '../api';

/** A turn of mine that was not the best one. */
export interface Mistake {
  /** How many moves had been played. */
  at: number;
  seat: number;
  played: string[];
  better: string[];
  /** How much more of a chance to win the better turn would have left. */
  gain: number;
  solved?: true;
}

/** A game of mine with its mistakes; the record, so that they can be practised wherever the game is. */
export interface GameWithMistakes {
  game: string;
  title: string;
  date: string;
  players: number;
  /** The text of the record. */
  record: string;
  editionHash: string;
  mistakes: Mistake[];
}

const STORED = 'autobahn.mistakes';
const MOST_GAMES = 24;

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

function isMistake(value: unknown): value is Mistake {
  const { at, seat, played, better, gain } = (value ?? {}) as Partial<Mistake>;
  return Number.isInteger(at) && Number.isInteger(seat) && isTexts(played) && isTexts(better) && typeof gain === 'number';
}

/** Reads what was kept; whatever does not fit is passed over. */
export function readMistakes(stored: string | null): GameWithMistakes[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return (value as Array<Partial<GameWithMistakes> | null>).filter(
      (one): one is GameWithMistakes =>
        typeof one?.game === 'string' &&
        typeof one.title === 'string' &&
        typeof one.date === 'string' &&
        typeof one.record === 'string' &&
        typeof one.editionHash === 'string' &&
        Number.isInteger(one.players) &&
        Array.isArray(one.mistakes) &&
        one.mistakes.every(isMistake),
    );
  } catch {
    return [];
  }
}

export const mistakes = (): GameWithMistakes[] => readMistakes(globalThis.localStorage?.getItem(STORED) ?? null);

/** Keeps the latest games; where there is no room for them, fewer. */
function keep(games: readonly GameWithMistakes[]): void {
  for (let most = MOST_GAMES; most >= 0; most = Math.floor(most / 2) - (most < 2 ? 1 : 0)) {
    try {
      localStorage.setItem(STORED, JSON.stringify(games.slice(0, most)));
      return;
    } catch {
      // Once more with half of them.
    }
  }
}

/** The turns of my seats that an analysis knows a better one for. */
export function mistakesIn(table: Pick<Table, 'seats'>, moves: readonly string[], analysis: Analysis): Mistake[] {
  const mine = new Set(table.seats.filter((seat) => seat.mine).map(({ seat }) => seat));
  return (analysis.better ?? [])
    .filter(({ seat }) => mine.has(seat))
    .map(({ from, move, seat, moves: better, gain }) => ({ at: from, seat, played: moves.slice(from, move), better: [...better], gain }))
    .sort((a, b) => a.at - b.at);
}

/** Keeps the mistakes of a game to be practised. What was solved before stays solved. */
export function keepMistakes(table: Table, record: string, found: readonly Mistake[]): void {
  const all = mistakes();
  const known = all.find(({ game }) => game === table.id)?.mistakes ?? [];
  const merged = found.map((one) => ({ ...one, ...(known.some((old) => old.at === one.at && old.solved) ? { solved: true as const } : {}) }));
  const game: GameWithMistakes = {
    game: table.id,
    title: table.title,
    date: table.updated,
    players: table.options.players,
    record,
    editionHash: table.editionHash,
    mistakes: merged,
  };
  keep([game, ...all.filter((one) => one.game !== table.id)]);
}

export function solveMistake(game: string, at: number): void {
  keep(mistakes().map((one) => (one.game === game ? { ...one, mistakes: one.mistakes.map((each) => (each.at === at ? { ...each, solved: true as const } : each)) } : one)));
}

export const forgetMistakes = (game: string): void => keep(mistakes().filter((one) => one.game !== game));

/** The address of a mistake. */
export const mistakeId = (game: string, at: number): string => `${MISTAKE}${at}-${game}`;
const MISTAKE = 'mistake-';

/** The mistake of an address; null if it names none that is kept. */
export function mistakeOf(id: string): { game: GameWithMistakes; mistake: Mistake } | null {
  const parts = new RegExp(`^${MISTAKE}(\\d+)-(.+)$`).exec(id);
  const game = parts && mistakes().find((one) => one.game === parts[2]);
  const mistake = game?.mistakes.find(({ at }) => at === Number(parts?.[1]));
  return game && mistake ? { game, mistake } : null;
}

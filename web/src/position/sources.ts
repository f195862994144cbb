import type { Hint, Now, Options } from '../api';
import { ask as engine, editionOfRecord, otherEdition } from '../local';
import { tableOf } from '../tables';
import { type Fault, faultOf, type PositionFile, read, write } from './file';

/** What is played, and with which edition if it is not the usual one: its hash. */
export interface Wish {
  options: Options;
  edition?: string;
}

const seed = (): string => crypto.getRandomValues(new BigInt64Array(1))[0]!.toString();

/** Plays a new game on until a turn begins, at random, and after so many moves at the earliest. */
async function played({ options, edition }: Wish, moves: number): Promise<PositionFile> {
  const other = edition === undefined ? undefined : await otherEdition(edition);
  const { table, version: first } = await engine('start', { game: 'position', options, seed: seed(), edition: other?.text });
  try {
    let now: Now = await engine('now', { table, seat: 0 });
    for (let version = first; ; version++) {
      const { toMove, decision, turn } = now.view;
      if (toMove === null || toMove === undefined) return await played({ options, edition }, Math.floor(moves / 2));
      const mine = now.view.seat === toMove ? now : await engine('now', { table, seat: toMove });
      if (decision === 'ACTION' && !turn.card && version - first >= moves) break;
      const move = mine.view.moves[Math.floor(Math.random() * mine.view.moves.length)]!;
      ({ now } = await engine('play', { table, seat: toMove, version, move, at: new Date().toISOString() }));
    }
    return read((await engine('position', { table })).text);
  } finally {
    void engine('close', { table });
  }
}

export const scratch = (wish: Wish): Promise<PositionFile> => played(wish, 0);

/** A plain middle-game, as random players come to it. */
export const middle = (wish: Wish): Promise<PositionFile> => played(wish, 60 * Math.max(2, wish.options.players) + Math.floor(Math.random() * 120));

/** A moment of a game: the last one, or after so many moves. */
export async function moment(game: string, at?: number): Promise<PositionFile> {
  const record = await (await tableOf(game)).record();
  return opened(record, at);
}

const along = async (record: string): Promise<string | undefined> => (await editionOfRecord(record))?.text;

/** A record or a position with the edition that it was made with, wherever that is kept. */
const open = async (record: string) => engine('open', { game: 'position', record, edition: await along(record) });

/** What a file holds: a position as it is, of a record its last moment. */
export async function opened(text: string, at?: number): Promise<PositionFile> {
  const { table } = await open(text);
  try {
    return read((await engine('position', { table, at })).text);
  } finally {
    void engine('close', { table });
  }
}

/** What is wrong with a position; nothing if it can be played. */
export async function faultsOf(file: PositionFile): Promise<Fault[]> {
  const record = write(file);
  return (await engine('verify', { record, edition: await along(record) })).faults.map(faultOf);
}

/** What the table looks like, for the figures that follow by the rules; only of a position that can be played. */
export async function shown(file: PositionFile): Promise<Now> {
  const { table } = await open(write(file));
  try {
    return await engine('now', { table, seat: null });
  } finally {
    void engine('close', { table });
  }
}

/** The best turns here, as the bots see it. */
export async function advice(file: PositionFile): Promise<Hint> {
  const { table, toMove } = await open(write(file));
  try {
    return await engine('hint', { table, seat: toMove ?? 0 });
  } finally {
    void engine('close', { table });
  }
}

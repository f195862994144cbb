import { type BrokenGame, isBroken, type KeptGame, readKept } from './kept';
import { refused, stale, storageProblem } from './problems';

const DATABASE = 'autobahn';
const GAMES = 'games';

/** What each version of the database added; a browser that was away for long goes through all that it missed. */
const STEPS: ReadonlyArray<(database: IDBDatabase) => void> = [(database) => database.createObjectStore(GAMES, { keyPath: 'id' })];

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= open().catch((cause: unknown) => {
    opened = null;
    throw storageProblem(cause);
  });
  return opened;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, STEPS.length);
    request.onupgradeneeded = ({ oldVersion }) => STEPS.slice(oldVersion).forEach((step) => step(request.result));
    request.onerror = () => reject(request.error ?? new Error('it cannot be opened'));
    request.onblocked = () => reject(new Error('another window holds an older version of it'));
    request.onsuccess = () => {
      // A newer app in another window wants to change it, or the browser has cleared it: opened anew when next needed.
      request.result.onversionchange = () => request.result.close();
      request.result.onclose = () => (opened = null);
      resolve(request.result);
    };
  });
}

/**
 * Does something in one transaction, and answers when it is kept: strictly, when it is on disk; relaxed, when the system has it,
 * which the end of the browser cannot undo any more, but a failing machine can, for the last seconds.
 */
async function within<T>(mode: IDBTransactionMode, durability: IDBTransactionDurability, work: (games: IDBObjectStore, done: (value: T) => void, fail: (problem: unknown) => void) => void): Promise<T> {
  const transaction = await begin(mode, durability);
  return new Promise<T>((resolve, reject) => {
    let result: { value: T } | undefined;
    let problem: unknown;
    transaction.oncomplete = () => (result ? resolve(result.value) : reject(problem ?? storageProblem('no answer')));
    transaction.onabort = () => reject(problem ?? storageProblem(transaction.error));
    work(
      transaction.objectStore(GAMES),
      (value) => (result = { value }),
      (cause) => {
        problem = cause;
        transaction.abort();
      },
    );
  });
}

async function begin(mode: IDBTransactionMode, durability: IDBTransactionDurability): Promise<IDBTransaction> {
  try {
    return (await database()).transaction(GAMES, mode, { durability });
  } catch (cause) {
    // Closed meanwhile: once more with a new connection.
    if (!(cause instanceof DOMException)) throw cause;
    opened = null;
    return (await database()).transaction(GAMES, mode, { durability });
  }
}

const gone = () => refused(404, 'not-kept', 'This game is not kept in this browser: deleted in another window, or the storage was cleared.');

/** All games, the latest first, and what could not be read. */
export async function list(): Promise<{ games: KeptGame[]; broken: BrokenGame[] }> {
  const found = await within<Array<KeptGame | BrokenGame>>('readonly', 'relaxed', (games, done) => {
    const all: Array<KeptGame | BrokenGame> = [];
    const request = games.openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return done(all);
      all.push(readKept(String(cursor.key), cursor.value));
      cursor.continue();
    };
  });
  const games = found.filter((game): game is KeptGame => !isBroken(game));
  return { games: games.sort((a, b) => b.updated.localeCompare(a.updated)), broken: found.filter(isBroken) };
}

export function get(id: string): Promise<KeptGame> {
  return within('readonly', 'relaxed', (games, done, fail) => {
    const request = games.get(id);
    request.onsuccess = () => read(id, request.result, done, fail);
  });
}

function read(id: string, value: unknown, done: (game: KeptGame) => void, fail: (problem: unknown) => void): void {
  if (value === undefined) return fail(gone());
  const game = readKept(id, value);
  if (isBroken(game)) fail(refused(422, 'broken-game', game.fault));
  else done(game);
}

/** What lies under an id, readable or not: to be saved by hand. */
export function raw(id: string): Promise<unknown> {
  return within('readonly', 'relaxed', (games, done, fail) => {
    const request = games.get(id);
    request.onsuccess = () => (request.result === undefined ? fail(gone()) : done(request.result));
  });
}

export function add(game: KeptGame): Promise<void> {
  return within('readwrite', 'strict', (games, done) => {
    games.add(game).onsuccess = () => done();
  });
}

/**
 * Changes a game that is still as it was seen; whoever comes second is told so, and nothing of the first is lost. A move on the way
 * does not wait for the disk; how a game begins and ends does.
 */
export function change(seen: KeptGame, changes: Partial<KeptGame>): Promise<KeptGame> {
  return within('readwrite', changes.status === 'running' ? 'relaxed' : 'strict', (games, done, fail) => {
    const request = games.get(seen.id);
    request.onsuccess = () =>
      read(
        seen.id,
        request.result,
        (game) => {
          if (game.revision !== seen.revision) return fail(stale());
          const next = { ...game, ...changes, revision: game.revision + 1, updated: new Date().toISOString() };
          games.put(next).onsuccess = () => done(next);
        },
        fail,
      );
  });
}

export function remove(id: string): Promise<void> {
  return within('readwrite', 'strict', (games, done) => {
    games.delete(id).onsuccess = () => done();
  });
}

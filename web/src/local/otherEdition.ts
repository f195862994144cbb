import { ApiError, calls, hasServer } from '../api';
import { ask } from './ask';
import { playableEditions } from './editions';
import * as shelf from './shelf';

export interface OtherEdition {
  text: string;
  name: string;
}

/** Those of the server, which do not change: what a hash names is the same for ever. */
const fetched = new Map<string, Promise<OtherEdition | undefined>>();

const builtIn = new Map<string, Promise<boolean>>();

/** An edition that is not part of the program, by its hash: one that was made here, that a game here has, or that the server knows. */
export async function otherEdition(hash: string): Promise<OtherEdition | undefined> {
  const made = playableEditions().find((edition) => edition.hash === hash);
  if (made) return { text: made.text, name: made.name };
  const there = fetched.get(hash);
  if (there || (await isBuiltIn(hash))) return there;
  const game = (await shelf.list()).games.find(({ editionHash, edition }) => editionHash === hash && edition !== undefined);
  if (game) return { text: game.edition!, name: game.editionName ?? '' };
  return hasServer ? fromServer(hash) : undefined;
}

/** Whether the engine has it itself: the edition of new games, and earlier ones. */
function isBuiltIn(hash: string): Promise<boolean> {
  const known = builtIn.get(hash);
  if (known) return known;
  const asked = ask('edition', { hash }).then(
    () => true,
    (problem: unknown) => {
      if (problem instanceof ApiError && problem.code === 'no-such-edition') return false;
      builtIn.delete(hash);
      throw problem;
    },
  );
  builtIn.set(hash, asked);
  return asked;
}

function fromServer(hash: string): Promise<OtherEdition | undefined> {
  const asked = calls.editionByHash(hash).then(
    ({ edition }) => {
      const text = JSON.stringify(edition);
      return { text, name: nameIn(text) };
    },
    () => {
      // There is none, or no network: what is missing, the engine tells.
      fetched.delete(hash);
      return undefined;
    },
  );
  fetched.set(hash, asked);
  return asked;
}

/** The same of a record or a position. */
export async function editionOfRecord(record: string): Promise<OtherEdition | undefined> {
  let hash: unknown;
  try {
    hash = (JSON.parse(record) as { editionHash?: unknown } | null)?.editionHash;
  } catch {
    return undefined; // what is wrong with the record, the engine tells
  }
  return typeof hash === 'string' ? otherEdition(hash) : undefined;
}

export function nameIn(text: string): string {
  try {
    return String((JSON.parse(text) as { name?: unknown }).name ?? '');
  } catch {
    return '';
  }
}

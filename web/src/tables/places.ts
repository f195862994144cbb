import { ApiError, hasServer } from '../api';
import { supported } from '../engine';
import { SERVER_CAN, server } from './server';
import type { Capabilities, Place, TableSource } from './source';

/** By this a table is known to stand on this device; a server's ids have no such mark. */
export const LOCAL = 'local-';
/** The tables of puzzles: on this device, and never kept. */
export const PUZZLE = `${LOCAL}puzzle-`;
export const LOCAL_CAN: Capabilities = { others: false, rated: false, delete: true };

let load: (() => Promise<Place>) | null = null;

/** Says where this device's tables come from: fetched when the first of them is asked for. */
export function offerHere(loader: () => Promise<Place>): void {
  load = loader;
}

/** Whether this browser can run the engine. */
export const canPlayHere = (): boolean => load !== null && supported();

/** This device. Browsers that cannot run the engine say so. */
export async function here(): Promise<Place> {
  if (load && supported()) return load();
  const detail = 'This browser cannot run the game by itself. Chrome and Edge from 119, Firefox from 120 and Safari from 18.2 can.';
  throw new ApiError({ type: 'about:blank', title: detail, status: 501, detail, code: 'no-engine' });
}

const isHere = (id: string): boolean => id.startsWith(LOCAL);

/** The place of a table, told by its id. A promise, since what a place needs may have to be fetched first. */
export const placeOf = async (id: string): Promise<Place> => (isHere(id) || !hasServer ? here() : server);

/** What is possible at a table, known before anything is asked. */
export const canAt = (id: string): Capabilities => (isHere(id) ? LOCAL_CAN : SERVER_CAN);

export const tableOf = async (id: string): Promise<TableSource> => (await placeOf(id)).table(id);

import { SERVER_CAN, server } from './server';
import type { Capabilities, Place, TableSource } from './source';

/** The place of a table, told by its id. A promise, since what a place needs may have to be fetched first. */
export const placeOf = async (_id: string): Promise<Place> => server;

/** What is possible at a table, known before anything is asked. */
export const canAt = (_id: string): Capabilities => SERVER_CAN;

/** The place where a game begins that names no other. */
export const placeToBegin = async (): Promise<Place> => server;

export const tableOf = async (id: string): Promise<TableSource> => (await placeOf(id)).table(id);

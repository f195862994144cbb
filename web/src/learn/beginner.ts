import { placeToBegin } from '../lib/where.svelte';
import { draft, newTable } from '../lobby/setup';

const STORED = 'autobahn.beginner';

/** Begins a game against a beginner, at once; the coach goes along for its first era. */
export async function beginnerGame(name: string, playerName: (number: number) => string): Promise<string> {
  const { id } = await (await placeToBegin()).create(newTable(draft('bots', name, playerName, 2, 'beginner')));
  localStorage.setItem(STORED, id);
  return id;
}

/** Whether the coach goes along with a game. */
export const isCoached = (game: string): boolean => localStorage.getItem(STORED) === game;

export const leaveCoach = (): void => localStorage.removeItem(STORED);

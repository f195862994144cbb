import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect } from '@playwright/test';
import { RECORD } from '../helpers';

interface Table {
  id: string;
  invitation?: string;
  toMove: number | null;
  version: number;
}
interface Now {
  version: number;
  view: { moves: string[]; toMove: number | null };
}

async function answer<T>(promise: ReturnType<APIRequestContext['get']>): Promise<T> {
  const got = await promise;
  expect(got.ok(), `${got.url()}: ${got.status()} ${await got.text()}`).toBe(true);
  return (await got.json()) as T;
}

export const game = (request: APIRequestContext, id: string) => answer<Table>(request.get(`/api/games/${id}`));
export const record = (request: APIRequestContext, id: string) => answer<{ moves: string[] }>(request.get(`/api/games/${id}/record`));

type Seat = Record<string, unknown>;

/** A game between two people that has gone on for a while: the kept record, taken up at a move by them and two bots. */
export async function lateGame(host: APIRequestContext, friend: APIRequestContext, at: number): Promise<string> {
  const finished: unknown = JSON.parse(readFileSync(RECORD, 'utf8'));
  const { id } = await answer<Table>(host.post('/api/games/import', { data: { record: finished } }));
  const bot = { kind: 'bot', level: 'random' };
  const seats: Seat[] = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }, bot, bot];
  return seated(host, friend, await answer<Table>(host.post(`/api/games/${id}/fork`, { data: { at, seats } })));
}

/** A new game between two people. */
export async function newGame(host: APIRequestContext, friend: APIRequestContext, seed: string): Promise<string> {
  const seats: Seat[] = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
  return seated(host, friend, await answer<Table>(host.post('/api/games', { data: { options: { players: 2 }, seats, seed } })));
}

async function seated(host: APIRequestContext, friend: APIRequestContext, { id, invitation }: Table): Promise<string> {
  await answer(friend.put(`/api/games/${id}/seats/1`, { data: { name: 'Ben', invitation } }));
  await answer(host.post(`/api/games/${id}/start`, { data: {} }));
  return id;
}

/** Plays the first legal move of a seat without a page; answers which. */
export async function playOne(request: APIRequestContext, id: string, seat: number): Promise<string> {
  const { version, view } = await answer<Now>(request.get(`/api/games/${id}/view?seat=${seat}`));
  const move = view.moves[0] ?? '';
  await answer<Now>(request.post(`/api/games/${id}/moves`, { data: { seat, version, id: `test-${seat}-${version}`, move } }));
  return move;
}

/** Plays the first legal move of a seat, again and again, until somebody else is to decide. */
export async function playTurn(request: APIRequestContext, id: string, seat: number): Promise<void> {
  for (let left = 200; (await game(request, id)).toMove === seat && left > 0; left--) await playOne(request, id, seat);
  expect((await game(request, id)).toMove).not.toBe(seat);
}

/** Where somebody is to act with five cards in hand, and where the end of an era is triggered and somebody promotes. */
export const ACTING = 126;
export const ERA_ENDS = 293;

/** The kept game of four, played by one person at one screen, as it stood after some of its moves. */
export async function gameAt(request: APIRequestContext, at: number): Promise<string> {
  const kept = JSON.parse(readFileSync(RECORD, 'utf8')) as { moves: string[] };
  const record = { ...kept, moves: kept.moves.slice(0, at), result: undefined };
  const seats = ['Anna', 'Bruno', 'Chloé', 'Dorota'].map((name) => ({ kind: 'me', name }));
  return (await answer<Table>(request.post('/api/games/import', { data: { record, seats } }))).id;
}

/** An account, logged in. Passwords take a while on purpose: a server that has too many at once says so, and is asked again. */
export async function newAccount(person: APIRequestContext, name: string, password = 'correct horse'): Promise<void> {
  await expect(async () => {
    const made = await person.post('/api/accounts', { data: { name, password } });
    expect(made.status(), await made.text()).toBe(201);
  }).toPass({ timeout: 60_000 });
}

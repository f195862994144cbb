import { type APIRequestContext, expect } from '@playwright/test';
import { newAccount } from './table/api';

export interface Contest {
  contest: { id: string; status: string; round: number };
  game?: string;
}

async function answer<T>(promise: ReturnType<APIRequestContext['get']>): Promise<T> {
  const got = await promise;
  expect(got.ok(), `${got.url()}: ${got.status()} ${await got.text()}`).toBe(true);
  return (await got.json()) as T;
}

export const unique = (name: string, retry: number) => `${name}-${retry}-${Date.now() % 1000000}`;

export const contest = (person: APIRequestContext, id: string) => answer<Contest>(person.get(`/api/contests/${id}`));

/** A contest without pages: made by the first of some accounts, for which all of them sign up. */
export async function madeContest(people: readonly APIRequestContext[], terms: object): Promise<string> {
  const closes = new Date(Date.now() + 3600_000).toISOString();
  const { contest } = await answer<Contest>(people[0]!.post('/api/contests', { data: { title: 'Evening cup', closes, ...terms } }));
  for (const person of people) await answer(person.post(`/api/contests/${contest.id}/join`, { data: {} }));
  return contest.id;
}

/** Accounts of this test's own. */
export async function accounts(people: readonly APIRequestContext[], names: readonly string[]): Promise<void> {
  for (const [i, person] of people.entries()) await newAccount(person, names[i]!);
}

/** Gives up the game of the round that runs, if it runs still: the shortest way through a round. */
export async function resignOwn(person: APIRequestContext, id: string): Promise<void> {
  const { game } = await contest(person, id);
  if (!game) return;
  const { status, seats } = await answer<{ status: string; seats: { seat: number; mine: boolean }[] }>(person.get(`/api/games/${game}`));
  const own = seats.find((seat) => seat.mine);
  // The other one may be quicker: then it is over.
  if (status === 'running' && own) expect([200, 409]).toContain((await person.post(`/api/games/${game}/seats/${own.seat}/resign`, { data: {} })).status());
}

/** Rounds open and close by themselves. */
export async function until(person: APIRequestContext, id: string, status: string, round: number): Promise<void> {
  await expect
    .poll(async () => {
      const now = (await contest(person, id)).contest;
      return now.status === status && now.round >= round;
    }, { timeout: 60_000 })
    .toBe(true);
}

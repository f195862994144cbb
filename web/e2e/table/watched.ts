import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { RECORD } from '../helpers';

export const kept = JSON.parse(readFileSync(RECORD, 'utf8')) as { moves: string[] };

const PLAYERS = ['Anna', 'Bruno', 'Chloé', 'Dorota'];

interface Now {
  version: number;
  view: { toMove: number | null };
}

/**
 * The kept game of four, played by somebody elsewhere, as it stood after some of its moves; the page only watches. What comes
 * next is as it was recorded, so that a test knows what there is to see.
 */
export class Watched {
  private constructor(
    private readonly host: APIRequestContext,
    readonly id: string,
    private at: number,
  ) {}

  static async open(host: APIRequestContext, page: Page, at: number): Promise<Watched> {
    const record = { ...kept, moves: kept.moves.slice(0, at), result: undefined };
    const seats = PLAYERS.map((name) => ({ kind: 'me', name }));
    const answer = await host.post('/api/games/import', { data: { record, seats } });
    expect(answer.status(), await answer.text()).toBe(201);
    const { id, invitation } = (await answer.json()) as { id: string; invitation: string };
    expect((await page.request.post(`/api/games/${id}/enter`, { data: { invitation } })).ok()).toBe(true);
    await page.goto(`/game/${id}`);
    await expect(page.locator('main[aria-busy=false][data-scenes=true] #decision')).toBeVisible({ timeout: 30_000 });
    return new Watched(host, id, at);
  }

  /** Plays the next recorded moves; answers who made the first. */
  async play(count: number): Promise<string> {
    let first = '';
    for (let i = 0; i < count; i++) {
      const table = (await (await this.host.get(`/api/games/${this.id}`)).json()) as { toMove: number };
      const { version } = (await (await this.host.get(`/api/games/${this.id}/view?seat=${table.toMove}`)).json()) as Now;
      const data = { seat: table.toMove, version, id: `watched-${version}`, move: kept.moves[this.at++] };
      const answer = await this.host.post(`/api/games/${this.id}/moves`, { data });
      expect(answer.ok(), await answer.text()).toBe(true);
      first ||= PLAYERS[table.toMove] ?? '';
    }
    return first;
  }
}

/** After how many moves of the kept game something happens for the first time. */
export async function firstAfter(request: APIRequestContext, id: string, event: string, after = 0): Promise<number> {
  const { entries } = (await (await request.get(`/api/games/${id}/entries?limit=1000`)).json()) as { entries: Array<{ moves: number; events: Array<{ event: string }> }> };
  return entries.find((entry) => entry.moves > after && entry.events.some((one) => one.event === event))?.moves ?? -1;
}

/** Notes what is seen of scenes from now on: kinds of effects, flights, and how many turns were told. */
export async function noteScenes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    (window as { seenScenes?: Set<string> }).seenScenes = seen;
    const look = () => {
      for (const one of document.querySelectorAll<HTMLElement>('[data-effect], [data-flight], [data-scene]')) {
        seen.add(one.dataset.effect ?? one.dataset.flight ?? `scene ${one.dataset.scene}`);
      }
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
}

export const seenScenes = (page: Page): Promise<string[]> => page.evaluate(() => [...((window as { seenScenes?: Set<string> }).seenScenes ?? [])]);

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { FileServer } from '../../scripts/fileServer.mjs';
import { RECORD } from '../helpers';
import { expect, test as base } from '../test';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Tests of the site of files that the command has written, each in a fresh browser; it is in a folder of a plain host. */
export const test = base.extend<{ site: FileServer }, { written: string }>({
  serviceWorkers: 'allow',
  written: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'autobahn-site-'));
      execFileSync('./autobahn', ['site', '-o', folder], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    async ({ written }, use) => {
      const site = new FileServer([written]);
      await site.start();
      await use(site);
      await site.stop();
    },
    { auto: true },
  ],
});

export { expect };

/** Opens the site and waits until the whole app is kept, so that no network is needed any more. */
export async function visit(page: Page, site: FileServer): Promise<void> {
  await page.addInitScript(() => localStorage.getItem('autobahn.preferences') ?? localStorage.setItem('autobahn.preferences', JSON.stringify({ motion: 'off', sound: false, confirm: false })));
  await page.goto(site.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

/** The same, and then the network is gone. */
export async function visitAndCut(page: Page, site: FileServer): Promise<void> {
  await visit(page, site);
  await page.context().setOffline(true);
}

export const table = (page: Page) => page.locator('main[aria-busy=false] #decision');

/** Begins a game by the lobby's form. */
export async function begin(page: Page, kind: string, choose: (page: Page) => Promise<void> = async () => {}): Promise<void> {
  await page.getByText(kind, { exact: true }).click();
  await choose(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(table(page)).toBeVisible({ timeout: 30_000 });
}

/** A recorded game of four. */
export const kept = JSON.parse(readFileSync(RECORD, 'utf8')) as { moves: string[] };
/** The same, cut after some moves. */
export const recordAt = (at: number): string => JSON.stringify({ ...kept, moves: kept.moves.slice(0, at), result: undefined });

/** Loads a record by the lobby's form. */
export async function load(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Changes one game in the storage behind the app's back, or clears all (null); answers which game it was. */
export async function tamper(page: Page, changes: Record<string, unknown> | null): Promise<string> {
  return page.evaluate(
    (changes) =>
      new Promise<string>((done, failed) => {
        let changed = '';
        const request = indexedDB.open('autobahn');
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite');
          const games = transaction.objectStore('games');
          if (!changes) games.clear();
          else
            games.openCursor().onsuccess = ({ target }) => {
              const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
              changed = String(cursor?.key);
              cursor?.update({ ...(cursor.value as object), ...changes });
            };
          transaction.oncomplete = () => {
            request.result.close();
            done(changed);
          };
        };
      }),
    changes,
  );
}

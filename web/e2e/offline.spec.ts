import { prefer } from './helpers';
import { expect, test } from './test';

test.use({ serviceWorkers: 'allow' });

test.describe('an app to install', () => {
  test('the manifest is whole and its icons are what it says', async ({ page, context }) => {
    const answer = await page.request.get('/manifest.webmanifest');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as { name: string; start_url: string; display: string; icons: Array<{ src: string; sizes: string; type: string }> };
    expect(manifest).toMatchObject({ name: 'Autobahn', start_url: './', scope: './', display: 'standalone' });
    const sizes: string[] = [];
    for (const icon of manifest.icons) {
      const image = await page.request.get(icon.src);
      expect(image.headers()['content-type']).toBe(icon.type);
      if (icon.type !== 'image/png') continue;
      const header = await image.body();
      sizes.push(icon.sizes);
      expect(`${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`).toBe(icon.sizes);
    }
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));

    await page.goto('/');
    const browser = await context.newCDPSession(page);
    const { errors } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
  });

  test('without a network the shell opens and says so; it comes back by itself', async ({ page, context }) => {
    await prefer(page, 'en', 'light');
    await page.goto('/');
    // Kept from the very first visit on.
    await page.evaluate(() => new Promise<void>((done) => {
      const { serviceWorker } = navigator;
      if (serviceWorker.controller) done();
      else serviceWorker.addEventListener('controllerchange', () => done(), { once: true });
    }));
    await context.setOffline(true);
    const banner = page.getByText(/^No connection\. /);
    await expect(banner).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeVisible();
    await expect(page.getByRole('alert').first()).toBeVisible();

    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { HOT_SEAT, settled, sitDown } from './table/player';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Heard {
  contexts: number;
  sources: number;
  gains: number[];
}

/** Counts what is made of Web Audio, and how loud the way to the loudspeakers is. */
async function listen(page: Page, preferences: Record<string, unknown>): Promise<void> {
  await page.addInitScript((kept) => {
    localStorage.setItem('autobahn.preferences', JSON.stringify(kept));
    const heard: Heard = { contexts: 0, sources: 0, gains: [] };
    (window as { heard?: Heard }).heard = heard;
    const Whole = AudioContext;
    window.AudioContext = class extends Whole {
      constructor() {
        super();
        heard.contexts++;
        // The first gain of a context is the volume.
        const create = this.createGain.bind(this);
        let first = true;
        this.createGain = () => {
          const gain = create();
          if (first) Object.defineProperty(heard, 'gains', { get: () => [gain.gain.value], configurable: true });
          first = false;
          return gain;
        };
      }
    };
    for (const make of ['createOscillator', 'createBufferSource'] as const) {
      const create = BaseAudioContext.prototype[make] as () => AudioNode;
      (BaseAudioContext.prototype as unknown as Record<string, unknown>)[make] = function (this: BaseAudioContext) {
        heard.sources++;
        return create.call(this);
      };
    }
  }, preferences);
}
const heard = (page: Page) => page.evaluate(() => ({ ...(window as unknown as { heard: Heard }).heard, gains: (window as unknown as { heard: Heard }).heard.gains }));

async function playCard(page: Page): Promise<void> {
  for (let i = 0; i < 2; i++) {
    await page.locator('[data-move^=route]').first().click();
    await settled(page);
  }
  await page.locator('[data-pick="card:black"]').click();
  await page.locator('[data-pick="space:upgrade"]').click();
  await settled(page);
}

test('is made only after the page was touched, as loud as it is wanted', async ({ page }) => {
  await listen(page, { motion: 'fast', sound: true, volume: 0.5, confirm: false });
  await sitDown(page, HOT_SEAT, '7');
  await expect(page.locator('main[data-scenes=true]')).toBeVisible();
  expect(await heard(page)).toMatchObject({ contexts: 0, sources: 0 });
  await playCard(page);
  await expect.poll(async () => (await heard(page)).sources).toBeGreaterThan(0);
  const { contexts, gains } = await heard(page);
  expect(contexts).toBe(1);
  expect(gains[0]).toBeCloseTo(0.25, 5);
  // Louder by the slider in the preferences.
  await page.getByRole('button', { name: 'Preferences' }).click();
  const slider = page.getByRole('slider', { name: 'Volume' });
  await slider.fill('100');
  await slider.dispatchEvent('change');
  await expect.poll(async () => (await heard(page)).gains[0]).toBeCloseTo(1, 5);
  expect((await heard(page)).contexts).toBe(1);
});

for (const [how, preferences] of [['off', { sound: false }], ['at volume nought', { sound: true, volume: 0 }]] as const) {
  test(`is not made at all while it is ${how}`, async ({ page }) => {
    await listen(page, { motion: 'fast', confirm: false, ...preferences });
    await sitDown(page, HOT_SEAT, '7');
    await expect(page.locator('main[data-scenes=true]')).toBeVisible();
    await playCard(page);
    await page.locator('[data-move^="upgrade"]').first().click();
    await settled(page);
    expect(await heard(page)).toMatchObject({ contexts: 0, sources: 0 });
  });
}

test('is off on a phone until somebody wants it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: 'en', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Preferences' }).click();
  await expect(page.getByRole('checkbox', { name: /sound/i })).not.toBeChecked();
  await expect(page.getByRole('slider', { name: 'Volume' })).toBeDisabled();
  await context.close();
});

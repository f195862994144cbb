import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './test';

const target = (id: string) => `[data-id="${id}"][role="button"]`;

test.describe('the board', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/design?position=opening');
    await expect(page.locator(target('city:Köln'))).toBeAttached();
  });

  test('picks what can be chosen, explains what cannot', async ({ page }) => {
    await page.locator(target('city:Köln')).click();
    await expect(page.locator('output')).toHaveText('pick city:Köln');
    await page.locator(target('section:Köln-Dortmund')).click({ force: true });
    await expect(page.locator('output')).toHaveText('explain section:Köln-Dortmund');
    await page.locator('[data-id="city:Berlin"]').click({ button: 'right' });
    await expect(page.locator('output')).toHaveText('explain city:Berlin');
  });

  test('is played by keyboard', async ({ page }) => {
    const depot = page.locator(target('depot:red Hamburg'));
    await depot.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('output')).toHaveText('pick depot:red Hamburg');
    await page.keyboard.press('?');
    await expect(page.locator('output')).toHaveText('explain depot:red Hamburg');
    await page.keyboard.press('ArrowUp');
    await expect(page.locator(target('country:Denmark'))).toBeFocused();
    await page.keyboard.press(' ');
    await expect(page.locator('output')).toHaveText('pick country:Denmark');
  });

  test('zooms and pans, and comes back', async ({ page }) => {
    const map = page.getByRole('group', { name: 'Map of the autobahns' });
    const whole = await map.getAttribute('viewBox');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const near = await map.getAttribute('viewBox');
    expect(near).not.toBe(whole);
    const box = await map.boundingBox();
    if (!box) throw new Error('the board has no size');
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.7);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5, { steps: 4 });
    await page.mouse.up();
    expect(await map.getAttribute('viewBox')).not.toBe(near);
    await page.locator(target('city:Köln')).focus();
    await page.keyboard.press('0');
    expect(await map.getAttribute('viewBox')).toBe(whole);
  });

  test('can be walked as text', async ({ page }) => {
    await page.getByText('The board as text').click();
    const text = page.getByRole('region', { name: 'The board as text' });
    await text.getByText('Dortmund, value 0').click();
    await text.getByRole('button', { name: /Section next to Hamburg.*can be chosen/ }).first().click();
    await expect(page.locator('output')).toHaveText('pick section:Hamburg-Dortmund');
  });

  test('shows a way that turns back and passes the same station again', async ({ page }) => {
    await page.getByRole('button', { name: 'late', exact: true }).click();
    await expect(page.locator('.path text')).toHaveText(['1 · 3', '2 · 4', '5']);
    await expect(page.locator('.path .station')).toHaveCount(3);
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`has no accessibility violations, ${scheme}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.getByText('The board as text').click();
      // The rest of the page is hundreds of symbols; the page itself is looked at with all others.
      const { violations } = await new AxeBuilder({ page }).include('.frame').include('.text').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)).toEqual([]);
    });
  }
});

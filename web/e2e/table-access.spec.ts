import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { act, dice, settled, sitDown, WITH_BOTS } from './table/player';

for (const theme of ['light', 'dark']) {
  test(`the table has no faults that axe finds, ${theme}`, async ({ page }) => {
    await page.addInitScript((wanted) => localStorage.setItem('autobahn.theme', wanted), theme);
    await sitDown(page, WITH_BOTS, '9');
    const random = dice(6);
    for (let i = 0; i < 12; i++) {
      await act(page, random);
      await settled(page);
    }
    const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
    expect(found.violations.map((one) => [one.id, one.nodes.map((node) => node.target.join(' ')).slice(0, 6)])).toEqual([]);
  });
}

import { prefer } from './helpers';
import { expect, test } from './test';

/** How far two colours are apart for the eye, from 1 to 21. */
function contrast(one: readonly number[], other: readonly number[]): number {
  const light = (colour: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = colour.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('in the dark a planned road never looks built, and a built one stands out from the land', async ({ page }) => {
  await prefer(page, 'en', 'dark');
  await page.goto('/design?position=late');
  const map = page.getByRole('group', { name: 'Map of the autobahns' }).first();
  await expect(map.locator('.roads .casing').first()).toBeAttached();
  await expect(map.locator('.roads .planned').first()).toBeAttached();
  const colours = await map.evaluate((board) => {
    const numbers = (element: Element | null, name: 'stroke' | 'fill') => (getComputedStyle(element!)[name].match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const width = (element: Element) => parseFloat(getComputedStyle(element).strokeWidth);
    return {
      land: numbers(board.querySelector('.home'), 'fill'),
      casing: numbers(board.querySelector('.roads .casing'), 'stroke'),
      roads: [...board.querySelectorAll('.roads .road')].map((road) => numbers(road, 'stroke')),
      planned: Math.max(...[...board.querySelectorAll('.roads .planned')].map(width)),
      built: Math.min(...[...board.querySelectorAll('.roads .road')].map(width)),
    };
  });
  // What is planned is a thin line, what is built a band; and each band, the black one too, is seen by itself or by its edge.
  expect(colours.planned).toBeLessThan(colours.built / 2);
  for (const road of colours.roads) expect(Math.max(contrast(road, colours.land), contrast(colours.casing, colours.land))).toBeGreaterThan(1.5);
});

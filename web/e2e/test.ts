import { type BrowserContext, expect, test as base } from '@playwright/test';

/** Errors that no code of ours caught, in any page of a context. */
export function uncaught(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(String(error.error().stack ?? error.error())));
  return errors;
}

/** Playwright's test, which also fails when a page throws. */
export const test = base.extend<{ faultless: void }>({
  faultless: [
    async ({ context }, use) => {
      const errors = uncaught(context);
      await use();
      expect(errors, 'errors that nobody caught').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

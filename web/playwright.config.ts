import { defineConfig, devices } from '@playwright/test';
import { executable } from './scripts/chromium.mjs';

// Several checkouts may be tested on one machine.
const port = process.env.E2E_PORT ?? '4173';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // Letters as wide as on a real screen, also where no window is drawn.
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Where things stand does not depend on it, and seven times the points take seven times the work; pictures are to be sharp.
const deviceScaleFactor = process.env.PICTURES ? devices['Pixel 7'].deviceScaleFactor : 1;

export default defineConfig({
  testDir: 'e2e',
  // One page and the server keep less than two processors busy.
  workers: 2,
  // No test needs another: those of a long file do not come one after the other.
  fullyParallel: true,
  // More tries on a busy machine; Playwright lists what needed them as flaky.
  retries: 2,
  // Long enough for a machine that does something else besides: no test is there to measure time.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.BASE_URL ?? `http://localhost:${port}`,
    locale: 'en',
    actionTimeout: 15_000,
    // Keeping the whole app would load every test's page; those that are about it allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: executable(), args },
  },
  projects: [
    { name: 'desktop', testIgnore: 'phone-*', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    { name: 'phone', testMatch: 'phone-*', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor } },
  ],
  // The real server with a database of its own; BASE_URL names one that runs already.
  webServer: process.env.BASE_URL
    ? undefined
    : { command: `node e2e/serve.mjs ${port}`, url: `http://localhost:${port}/health/ready`, timeout: 120_000, gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } },
});

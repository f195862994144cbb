import { execFileSync } from 'node:child_process';
import { defineConfig, devices } from '@playwright/test';

/** The system's Chromium: the tests download no browser of their own. */
function chromium(): string {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // Not on the path under this name: try the next.
    }
  }
  throw new Error('No Chromium on the path. Install it (Debian: apt-get install chromium) or set CHROMIUM.');
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:4173',
    launchOptions: { executablePath: chromium(), args },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
  webServer: process.env.BASE_URL
    ? undefined
    : { command: 'npm run preview -- --port 4173 --strictPort', url: 'http://localhost:4173', reuseExistingServer: true },
});

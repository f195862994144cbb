// Draws the PNG icons from public/icons/icon.svg with the browser that the tests use: node scripts/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { executable } from './chromium.mjs';

const folder = new URL('../public/icons/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', folder), 'utf8');
const browser = await chromium.launch({ executablePath: executable(), args: ['--no-sandbox', '--disable-gpu'] });
/** A system may cut a maskable icon to a circle of four fifths: all that matters lies within it. */
const draw = async (name, size, scale) => {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0;background:#0a4da3}svg{display:block;width:${size}px;height:${size}px;transform:scale(${scale})}</style>${svg}`);
  writeFileSync(new URL(name, folder), await page.screenshot());
};
for (const size of [192, 512]) await draw(`icon-${size}.png`, size, 1);
await draw('icon-maskable-512.png', 512, 0.7);
await browser.close();

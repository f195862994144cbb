import type { Page } from '@playwright/test';

export type Ask = (question: string) => Promise<string>;
export const WASM: string;
export function inBrowser(page: Page, origin?: string): Promise<Ask>;
export function onJvm(): { ask: Ask; end(): void };

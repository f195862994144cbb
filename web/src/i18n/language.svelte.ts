import { en } from './en';
import type { Catalogue, Key } from './catalogue';
import { type Args, choose, format, type Language } from './message';

const STORED = 'autobahn.language';

const loaders: Record<Language, () => Promise<Catalogue>> = {
  en: async () => en,
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
  pl: async () => (await import('./pl')).pl,
};

// Changed as a whole: a catalogue that is watched text by text would cost more than all the rest of a page.
let current = $state.raw<{ language: Language; catalogue: Catalogue }>({ language: 'en', catalogue: en });

/** The text of a key in the current language. Components that use it follow a change by themselves. */
export function t(key: Key, args?: Args): string {
  return format(current.language, current.catalogue[key], args);
}

/** Whether there is a text of this name: names of things come from the server and may be new. */
export function isKey(name: string): name is Key {
  return Object.hasOwn(en, name);
}

export function language(): Language {
  return current.language;
}

/** Switches without reloading; the page changes when the catalogue has arrived. */
export async function setLanguage(wanted: Language): Promise<void> {
  current = { language: wanted, catalogue: await loaders[wanted]() };
  document.documentElement.lang = wanted;
  localStorage.setItem(STORED, wanted);
}

/** The language chosen earlier, or the browser's. */
export async function startLanguage(): Promise<void> {
  // Chosen in another window of this browser: all of them speak the same.
  addEventListener('storage', ({ key }) => key === STORED && void speak());
  await speak();
}

async function speak(): Promise<void> {
  const stored = localStorage.getItem(STORED);
  const wanted = choose([...(stored ? [stored] : []), ...navigator.languages]);
  current = { language: wanted, catalogue: await loaders[wanted]() };
  document.documentElement.lang = wanted;
}

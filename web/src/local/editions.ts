/** An edition that somebody has made on this device, whether or not it can be played yet. */
export interface DeviceEdition {
  key: string;
  name: string;
  /** Null while it has faults; missing while nobody has looked at it since its last change. */
  hash?: string | null;
  text: string;
  /** What it was made from, to go back to. */
  base: string;
  /** Who checks the figures. */
  by: string;
  updated: string;
  /** Where it is kept on a server, and which version of it that was. */
  server?: { id: string; version: number; sharing: 'private' | 'link' | 'listed' };
}

const KEY = 'autobahn.editions';
/** A text has 40 kB, and browsers give a site about 5 MB here. */
export const MOST_EDITIONS = 20;

/** All of them, the latest first. What cannot be read is none. */
export function deviceEditions(): DeviceEdition[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(all) ? all.filter(isEdition) : [];
  } catch {
    return [];
  }
}

const isEdition = (value: unknown): value is DeviceEdition => {
  const { key, name, hash, text, base, by, updated } = (value ?? {}) as Record<string, unknown>;
  return [key, name, hash ?? '', text, base, by, updated].every((each) => typeof each === 'string');
};

/** Puts one in the place of what was kept of it before. Throws where the browser has no room. */
export function keepEdition(edition: DeviceEdition): void {
  const others = deviceEditions().filter(({ key }) => key !== edition.key);
  store([edition, ...others].slice(0, MOST_EDITIONS));
}

export function forgetEdition(key: string): void {
  store(deviceEditions().filter((edition) => edition.key !== key));
}

const store = (editions: DeviceEdition[]): void => localStorage.setItem(KEY, JSON.stringify(editions));

/** Finds out which of those can be played that were left before anybody had looked at their last change. */
export async function lookAtChanged(look: (text: string) => Promise<string | null>): Promise<void> {
  for (const { key, text, hash } of deviceEditions()) {
    if (hash !== undefined) continue;
    const found = await look(text);
    const now = deviceEditions();
    // What has been changed meanwhile, whoever changed it looks at.
    if (now.some((one) => one.key === key && one.text === text)) store(now.map((one) => (one.key === key ? { ...one, hash: found } : one)));
  }
}

/** Those that games can be played with. */
export const playableEditions = (): Array<DeviceEdition & { hash: string }> =>
  deviceEditions().filter((edition): edition is DeviceEdition & { hash: string } => typeof edition.hash === 'string');

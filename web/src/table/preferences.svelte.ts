import type { Confirm } from './decisions';

/** How one person likes the table; kept in this browser. */
export interface Preferences {
  confirm: Confirm;
  speed: 'off' | 'quick' | 'calm';
  /** At one screen: ask to hand over the device before the next person's turn is shown. */
  handOver: boolean;
}

const STORED = 'autobahn.table';
const STANDARD: Preferences = { confirm: 'effects', speed: 'quick', handOver: false };
const SPEEDS: Record<Preferences['speed'], string> = { off: 'off', quick: 'on', calm: 'calm' };

function stored(): Preferences {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return { ...STANDARD, ...(typeof found === 'object' ? found : {}) };
  } catch {
    return { ...STANDARD };
  }
}

export const preferences = $state<Preferences>(typeof localStorage === 'undefined' ? { ...STANDARD } : stored());

export function prefer(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  localStorage.setItem(STORED, JSON.stringify(preferences));
  showMotion();
}

/** Styles read the speed from the page, as they do the theme. */
export function showMotion(): void {
  document.documentElement.dataset.motion = SPEEDS[preferences.speed];
}

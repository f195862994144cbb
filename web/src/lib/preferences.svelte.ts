import type { Colour } from '../api';
import { COLOURS } from '../tables/seatColours';

/** What a person prefers, apart from any table. Kept in this browser; changes show at once. */
export interface Preferences {
  /** How fast pieces move: factor on all durations, 0 for not at all. */
  motion: 'slow' | 'normal' | 'fast' | 'off';
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  notifications: boolean;
  /** Ask before a move goes to the server. */
  confirm: boolean;
  /** Between the turns of people at one device, say whose it is and hide the table until then. */
  handOver: boolean;
  /** The name that I take a seat with. */
  name: string;
  /** The colour that I take a seat with, where it is free. */
  colour: Colour;
  /** How I began a game last: the lobby offers it first. */
  kind: string;
  /** Where games begin that need nobody else. */
  where: 'here' | 'server';
}

const STORED = 'autobahn.preferences';

/**
 * Whether a table is heard before somebody has said so: not on a phone, which may lie in a silent place, unless the browser
 * lets its silent switch decide.
 */
function heard(): boolean {
  const phone = typeof matchMedia !== 'undefined' && matchMedia('(pointer: coarse) and (max-width: 820px), (pointer: coarse) and (max-height: 600px)').matches;
  return !phone || 'audioSession' in navigator;
}

const DEFAULTS: Preferences = { motion: 'normal', sound: heard(), volume: 0.6, notifications: false, confirm: true, handOver: false, name: '', colour: 'green', kind: '', where: 'server' };
const MOTIONS = ['slow', 'normal', 'fast', 'off'];

/** Reads what was kept; whatever does not fit is passed over. */
export function readPreferences(stored: string | null): Preferences {
  let kept: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (value !== null && typeof value === 'object') kept = value as Record<string, unknown>;
  } catch {
    // Not ours or broken: begin anew.
  }
  return {
    motion: MOTIONS.includes(String(kept.motion)) ? (kept.motion as Preferences['motion']) : DEFAULTS.motion,
    sound: typeof kept.sound === 'boolean' ? kept.sound : DEFAULTS.sound,
    volume: typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 1 ? kept.volume : DEFAULTS.volume,
    notifications: typeof kept.notifications === 'boolean' ? kept.notifications : DEFAULTS.notifications,
    confirm: typeof kept.confirm === 'boolean' ? kept.confirm : DEFAULTS.confirm,
    handOver: typeof kept.handOver === 'boolean' ? kept.handOver : DEFAULTS.handOver,
    name: typeof kept.name === 'string' ? kept.name.slice(0, 24) : DEFAULTS.name,
    colour: COLOURS.find((colour) => colour === kept.colour) ?? DEFAULTS.colour,
    kind: typeof kept.kind === 'string' ? kept.kind.slice(0, 24) : DEFAULTS.kind,
    where: kept.where === 'here' ? 'here' : DEFAULTS.where,
  };
}

const kept = globalThis.localStorage?.getItem(STORED) ?? null;

/** Read it in components; change it with `prefer`. */
export const preferences: Preferences = $state(readPreferences(kept));

export function prefer(wishes: Partial<Preferences>): void {
  Object.assign(preferences, wishes);
  localStorage.setItem(STORED, JSON.stringify(preferences));
  showMotion();
}

const SPEED = { slow: 2, normal: 1, fast: 0.4, off: 0 };
const calm = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');

/** How long a movement takes that would take this many milliseconds at normal speed. */
export function duration(millis: number): number {
  return calm?.matches ? 0 : millis * SPEED[preferences.motion];
}

/** The page carries the wish, so that styles can follow it. To be called once at the start. */
export function showMotion(): void {
  document.documentElement.dataset.motion = preferences.motion;
}

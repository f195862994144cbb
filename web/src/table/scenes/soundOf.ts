import type { Event } from '../../api';
import type { SoundName } from '../../lib/sounds';

export type { SoundName };

const SOUNDS: Record<string, SoundName> = {
  'card-played': 'card',
  'card-gained': 'card',
  'card-replaced': 'card',
  'cards-swapped': 'card',
  'card-slid': 'card',
  'card-revealed': 'card',
  'hand-refreshed': 'card',
  'autobot-drew': 'card',
  'section-built': 'asphalt',
  'link-upgraded': 'asphalt',
  'station-built': 'asphalt',
  'money-gained': 'coin',
  'money-paid': 'coin',
  'budget-divided': 'coin',
  'funding-taken': 'coin',
  'truck-loaded': 'engine',
  'truck-moved': 'engine',
  'goods-delivered': 'horn',
  'wine-delivered': 'horn',
  'employee-promoted': 'promotion',
  'technology-unlocked': 'promotion',
  'era-end-triggered': 'clock',
  'nobody-can-build': 'clock',
  'dead-end-reached': 'clock',
  'era-ended': 'era',
  reunified: 'era',
};

/** The sound that goes with an event; most have none, and a table stays quiet. */
export const soundOf = (event: Event): SoundName | null => SOUNDS[event.event] ?? null;

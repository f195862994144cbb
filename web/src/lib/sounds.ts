import type { SoundName } from '../sound/names';
import type { Speaker } from '../sound/speaker';
import { preferences } from './preferences.svelte';

export type { SoundName };

let speaker: Promise<Speaker | null> | null = null;

/** Browsers let nobody make a sound before the person has touched the page; then we do not even try. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Lets a sound be heard, if sounds are wanted. They are loaded with the first one. */
export async function sound(name: SoundName): Promise<void> {
  if (!preferences.sound || preferences.volume <= 0 || !touched()) return;
  speaker ??= import('../sound/speaker').then(({ Speaker }) => new Speaker()).catch(() => null);
  const ready = await speaker;
  // No sound device, no sound.
  if (!ready) return;
  ready.loudness = preferences.volume;
  ready.play(name);
}

import type { SoundName } from './names';
import { play } from './voices';

/** What a browser may tell about how sound is meant here (so far Safari on phones): ambient sound obeys the silent switch. */
interface AudioSession {
  type: string;
}

/** Two sounds of one kind closer than this are heard as one. */
const APART = 0.06;
/** No more than so many sounds in a second: a queue that is skipped through stays bearable. */
const IN_A_SECOND = 8;

/** The one way to the loudspeakers: a volume, and a limiter so that nothing is ever too loud. */
export class Speaker {
  private readonly audio: AudioContext;
  private readonly volume: GainNode;
  private readonly last = new Map<SoundName, number>();
  private recent: number[] = [];

  constructor() {
    const session = (navigator as { audioSession?: AudioSession }).audioSession;
    if (session) session.type = 'ambient';
    this.audio = new AudioContext();
    this.volume = this.audio.createGain();
    const limiter = this.audio.createDynamicsCompressor();
    this.volume.connect(limiter).connect(this.audio.destination);
  }

  /** How loud, from 0 to 1. */
  set loudness(loudness: number) {
    this.volume.gain.value = Math.max(0, Math.min(1, loudness)) ** 2;
  }

  play(name: SoundName): void {
    void this.audio.resume();
    const now = this.audio.currentTime;
    this.recent = this.recent.filter((at) => now - at < 1);
    if (this.recent.length >= IN_A_SECOND || now - (this.last.get(name) ?? -1) < APART) return;
    this.recent.push(now);
    this.last.set(name, now);
    play(this.audio, this.volume, name, now + 0.01);
  }
}

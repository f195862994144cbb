import type { SoundName } from './names';
import { noise, type Noise, tone, type Tone } from './parts';

/** A sound as a score: its tones and its noises. */
interface Score {
  tones?: Tone[];
  noises?: Noise[];
}

/** Notes of one scale (D major with its sixth), so that sounds that meet agree with each other. */
const D4 = 293.66;
const FIS4 = 369.99;
const A4 = 440;
const B4 = 493.88;
const D5 = 587.33;
const FIS5 = 739.99;
const A5 = 880;
const D6 = 1174.66;

const bell = (at: number, from: number, loud: number, length = 0.6): Tone[] => [
  { at, from, loud, length },
  { at, from: from * 2.01, loud: loud * 0.3, length: length * 0.5, wave: 'sine' },
];

const brass = (at: number, from: number, length: number, loud: number): Tone[] => [
  { at, from, length, loud, wave: 'sawtooth', attack: 0.04 },
  { at, from: from * 1.005, length, loud: loud * 0.7, wave: 'square', attack: 0.05 },
];

const SCORES: Record<SoundName, Score> = {
  /** Paper on wood. */
  card: {
    noises: [{ length: 0.09, loud: 0.32, from: 2600, to: 900, narrow: 0.7 }, { at: 0.07, length: 0.05, loud: 0.4, from: 420, narrow: 2 }],
  },
  /** A roller over fresh gravel. */
  asphalt: {
    noises: [{ length: 0.75, loud: 0.34, from: 240, to: 520, narrow: 1.2, attack: 0.12 }, { at: 0.1, length: 0.55, loud: 0.1, from: 2400, to: 1600, narrow: 3, attack: 0.1 }],
    tones: [{ length: 0.7, from: 58, to: 74, loud: 0.2, wave: 'sine', attack: 0.1 }],
  },
  coin: { tones: [...bell(0, D6, 0.12, 0.28), ...bell(0.07, D6 * 1.335, 0.1, 0.34)] },
  /** An old diesel that pulls away. */
  engine: {
    tones: [{ length: 0.8, from: 52, to: 96, loud: 0.2, wave: 'sawtooth', attack: 0.08 }, { length: 0.8, from: 104, to: 190, loud: 0.06, wave: 'square', attack: 0.1 }],
    noises: [{ length: 0.8, loud: 0.08, from: 300, to: 620, narrow: 0.8, attack: 0.1 }],
  },
  /** Two blasts of a two-tone horn. */
  horn: { tones: [...brass(0, FIS4, 0.2, 0.07), ...brass(0, A4, 0.2, 0.06), ...brass(0.28, FIS4, 0.42, 0.08), ...brass(0.28, A4, 0.42, 0.07)] },
  promotion: { tones: [...bell(0, A4, 0.14), ...bell(0.1, D5, 0.14), ...bell(0.2, FIS5, 0.15, 0.8)] },
  /** A large bell, twice, over a chord. */
  era: {
    tones: [...bell(0, D4, 0.2, 1.8), ...bell(0.55, D4, 0.16, 1.8), ...brass(0.1, D4 / 2, 1.7, 0.05), ...brass(0.1, A4 / 2, 1.7, 0.04)],
  },
  victory: {
    tones: [
      ...brass(0, D4, 0.2, 0.08), ...brass(0.2, D4, 0.14, 0.07), ...brass(0.36, A4, 0.3, 0.08), ...brass(0.7, B4, 0.18, 0.07), ...brass(0.9, D5, 1.1, 0.09),
      ...brass(0.9, A4, 1.1, 0.06), ...brass(0.9, FIS4, 1.1, 0.05), ...bell(0.9, D6, 0.08, 1.4), ...bell(1.1, A5, 0.06, 1.4),
    ],
  },
  /** Two soft notes. */
  turn: { tones: [{ from: D5, length: 0.55, loud: 0.18, attack: 0.02 }, { at: 0.16, from: A5, length: 0.55, loud: 0.18, attack: 0.02 }] },
  clock: { noises: [{ length: 0.035, loud: 0.5, from: 1900, narrow: 6, attack: 0.002 }], tones: [{ length: 0.05, from: 900, loud: 0.06, wave: 'sine', attack: 0.002 }] },
};

/** Lets a sound be heard from a moment on. */
export function play(audio: BaseAudioContext, out: AudioNode, name: SoundName, begin: number): void {
  const { tones = [], noises = [] } = SCORES[name];
  for (const part of tones) tone(audio, out, begin, part);
  for (const part of noises) noise(audio, out, begin, part);
}

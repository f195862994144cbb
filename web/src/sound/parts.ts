/** What sounds are made of: tones and noises with a beginning and an end. Times are seconds from the sound's start. */
export interface Tone {
  at?: number;
  length: number;
  from: number;
  /** Where the pitch glides to. */
  to?: number;
  wave?: OscillatorType;
  loud: number;
  /** How long it takes to be there. */
  attack?: number;
}

export interface Noise {
  at?: number;
  length: number;
  loud: number;
  /** The middle of what is let through, and where that glides to. */
  from: number;
  to?: number;
  /** How narrow that is. */
  narrow?: number;
  attack?: number;
}

const SILENT = 0.0001;

/** A gain that rises, and fades away to nothing. */
function envelope(audio: BaseAudioContext, out: AudioNode, start: number, length: number, loud: number, attack: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + attack);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + length);
  gain.connect(out);
  return gain;
}

export function tone(audio: BaseAudioContext, out: AudioNode, begin: number, part: Tone): void {
  const start = begin + (part.at ?? 0);
  const source = audio.createOscillator();
  source.type = part.wave ?? 'triangle';
  source.frequency.setValueAtTime(part.from, start);
  if (part.to) source.frequency.exponentialRampToValueAtTime(part.to, start + part.length);
  source.connect(envelope(audio, out, start, part.length, part.loud, part.attack ?? 0.012));
  source.start(start);
  source.stop(start + part.length + 0.02);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of white noise, made once. The same row of numbers each time: sounds do not depend on chance. */
function whiteNoise(audio: BaseAudioContext): AudioBuffer {
  let buffer = noises.get(audio);
  if (!buffer) {
    buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    let state = 22222;
    for (let i = 0; i < samples.length; i++) {
      state = (state * 1103515245 + 12345) % 2147483648;
      samples[i] = state / 1073741824 - 1;
    }
    noises.set(audio, buffer);
  }
  return buffer;
}

export function noise(audio: BaseAudioContext, out: AudioNode, begin: number, part: Noise): void {
  const start = begin + (part.at ?? 0);
  const source = audio.createBufferSource();
  source.buffer = whiteNoise(audio);
  source.loop = true;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = part.narrow ?? 1;
  band.frequency.setValueAtTime(part.from, start);
  if (part.to) band.frequency.exponentialRampToValueAtTime(part.to, start + part.length);
  source.connect(band).connect(envelope(audio, out, start, part.length, part.loud, part.attack ?? 0.01));
  source.start(start);
  source.stop(start + part.length + 0.02);
}

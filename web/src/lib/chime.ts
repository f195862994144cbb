let context: AudioContext | null = null;

/** Two soft notes, made here: no file to load. Browsers stay silent until the person has touched the page once. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    note(context, 587.33, 0);
    note(context, 880, 0.16);
  } catch {
    // No sound device, no sound.
  }
}

function note(audio: AudioContext, frequency: number, delay: number): void {
  const start = audio.currentTime + delay;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.18, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.55);
}

/** The sounds of a table: one family, wood and brass, all made here. */
export const SOUNDS = ['card', 'asphalt', 'coin', 'engine', 'horn', 'promotion', 'era', 'victory', 'turn', 'clock'] as const;
export type SoundName = (typeof SOUNDS)[number];

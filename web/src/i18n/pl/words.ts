import type { words as english } from '../en/words';
import type { Texts } from '../message';

export const words: Texts<typeof english> = {};

import type { learn as english } from '../en/learn';
import type { Texts } from '../message';

export const learn: Texts<typeof english> = {};

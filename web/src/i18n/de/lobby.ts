import type { lobby as english } from '../en/lobby';
import type { Texts } from '../message';

export const lobby: Texts<typeof english> = {};

import type { log as english } from '../en/log';
import type { Texts } from '../message';

export const log: Texts<typeof english> = {};

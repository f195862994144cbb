import type { en } from './en';
import type { Message } from './message';

export type Key = keyof typeof en;
/** All texts in one language. */
export type Catalogue = Record<Key, Message>;

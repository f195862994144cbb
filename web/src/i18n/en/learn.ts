import type { Messages } from '../message';

export const learn = {} satisfies Messages;

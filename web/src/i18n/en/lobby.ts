import type { Messages } from '../message';

export const lobby = {} satisfies Messages;

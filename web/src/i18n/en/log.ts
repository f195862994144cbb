import type { Messages } from '../message';

export const log = {} satisfies Messages;

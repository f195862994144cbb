import type { Messages } from '../message';

export const words = {} satisfies Messages;

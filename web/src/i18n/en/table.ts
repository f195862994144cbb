import type { Messages } from '../message';

export const table = {} satisfies Messages;

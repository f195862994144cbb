import type { Messages } from '../message';

export const pages = {} satisfies Messages;

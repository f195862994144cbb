import type { pages as english } from '../en/pages';
import type { Texts } from '../message';

export const pages: Texts<typeof english> = {};

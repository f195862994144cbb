import type { table as english } from '../en/table';
import type { Texts } from '../message';

export const table: Texts<typeof english> = {};

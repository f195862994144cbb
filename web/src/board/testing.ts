import { readFileSync } from 'node:fs';
import type { BoardEdition, BoardView } from './types';

/** The standard edition and recorded positions, for tests only. */
const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

export const standard: BoardEdition = read('../../../edition/src/main/resources/autobahn/edition/standard.json');

export function position(name: 'opening' | 'middle' | 'late' | 'modules' | 'solo'): BoardView {
  return read(`./fixtures/${name}.json`).view;
}

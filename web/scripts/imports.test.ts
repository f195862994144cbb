import { describe, expect, it } from 'vitest';
import { faultsOf, sources } from './imports.mjs';

const planted = (path: string, code: string): string[] => faultsOf(new Map([...sources(), [path, code]]));

describe('imports', () => {
  it('are in order', () => {
    expect(faultsOf(sources())).toEqual([]);
  });

  it('in a circle are found, those of types too', () => {
    expect(planted('wording/lexicon.ts', "import type { Names } from './names';")).toContain(
      'imports in a circle: wording/lexicon.ts → wording/names.ts → wording/lexicon.ts',
    );
    expect(faultsOf(new Map([['lib/a.ts', "import { b } from './b';"], ['lib/b.ts', "export { a } from './a';"]]))).toEqual([
      'imports in a circle: lib/a.ts → lib/b.ts → lib/a.ts',
    ]);
  });

  it('of a folder above are found', () => {
    expect(planted('lib/prefetch.ts', "import { pages } from '../pages';")).toContain('lib/prefetch.ts imports pages/index.ts, which lies above it');
    expect(planted('table/state/picks.ts', "const Log = import('../log/Log.svelte');")).toContain(
      'table/state/picks.ts imports table/log/Log.svelte, which lies above it',
    );
  });

  it('of a folder that nobody has placed are found', () => {
    expect(planted('attic/chest.ts', '')).toEqual(['attic/chest.ts lies in a folder without a layer: scripts/imports.mjs lists them']);
  });
});

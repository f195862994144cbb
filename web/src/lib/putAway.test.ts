import { describe, expect, it } from 'vitest';
import { readAway } from './putAway.svelte';

describe('tables that were put away', () => {
  it('are read as they were kept; whatever does not fit is passed over', () => {
    expect(readAway('["a","b",3]')).toEqual(['a', 'b']);
    expect(readAway('{"a":1}')).toEqual([]);
    expect(readAway('not json')).toEqual([]);
    expect(readAway(null)).toEqual([]);
  });
});

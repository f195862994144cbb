import { describe, expect, it } from 'vitest';
import { readPreferences } from './preferences.svelte';

describe('preferences', () => {
  it('begin with sound at a moderate volume, without notices, at normal speed', () => {
    expect(readPreferences(null)).toEqual({ motion: 'normal', sound: true, volume: 0.6, notifications: false, confirm: true, handOver: false, name: '', colour: 'green', kind: '', where: 'server' });
  });

  it('keep what fits and pass over the rest', () => {
    expect(readPreferences('{"motion":"fast","sound":"yes","confirm":false,"other":1}')).toMatchObject({ motion: 'fast', sound: true, confirm: false });
    expect(readPreferences('not json')).toMatchObject({ motion: 'normal' });
    expect(readPreferences('null')).toMatchObject({ motion: 'normal' });
  });
});

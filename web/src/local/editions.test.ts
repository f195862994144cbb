import { beforeEach, expect, test, vi } from 'vitest';
import { type DeviceEdition, deviceEditions, forgetEdition, keepEdition, lookAtChanged, playableEditions } from './editions';

const edition = (key: string, text: string, hash?: string | null): DeviceEdition => ({ key, name: key, text, base: '{}', by: '', updated: '2026-11-19T00:00:00Z', hash });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test('an edition that was left before its last change had been looked at is looked at when it is wanted', async () => {
  keepEdition(edition('sound', 'a', 'aa'));
  keepEdition(edition('faulty', 'b', null));
  keepEdition(edition('left', 'c'));
  keepEdition(edition('wrong', 'd'));
  expect(playableEditions().map(({ key }) => key)).toEqual(['sound']);

  const looked: string[] = [];
  await lookAtChanged(async (text) => (looked.push(text), text === 'c' ? 'cc' : null));
  expect(looked.sort()).toEqual(['c', 'd']);
  expect(playableEditions().map(({ key, hash }) => `${key} ${hash}`)).toEqual(['left cc', 'sound aa']);
  await lookAtChanged(() => Promise.reject(new Error('all have been looked at')));
});

test('what is changed or deleted while it is looked at does not get the hash of what it was', async () => {
  keepEdition(edition('changed', 'a'));
  keepEdition(edition('deleted', 'b'));
  await lookAtChanged(async (text) => {
    if (text === 'a') keepEdition(edition('changed', 'c'));
    else forgetEdition('deleted');
    return 'of what it was';
  });
  expect(deviceEditions().map(({ key, text, hash }) => [key, text, hash])).toEqual([['changed', 'c', undefined]]);
});

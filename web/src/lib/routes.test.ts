import { describe, expect, it } from 'vitest';
import { addressOf } from './address';
import { match } from './routes';

const components = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });

describe('addresses', () => {
  it('finds the page', () => {
    expect(match('/').page).toBe('lobby');
    expect(match('/rules').page).toBe('rules');
    expect(match('/rules/').page).toBe('rules');
  });

  it('reads and decodes parameters', () => {
    expect(match('/game/a%20b')).toEqual({ page: 'game', params: { id: 'a b' } });
    expect(match('/replay/7')).toEqual({ page: 'replay', params: { id: '7' } });
  });

  it('calls everything else missing', () => {
    expect(match('/game').page).toBe('missing');
    expect(match('/game/').page).toBe('missing');
    expect(match('/game/%zz').page).toBe('missing');
    expect(match('/nothing/here').page).toBe('missing');
  });
});

describe('addresses of a site of files', () => {
  const at = (hash: string) => addressOf({ pathname: '/somewhere/', search: '', hash } as Location, true);

  it('lie behind the #, with a query and a place of their own', () => {
    expect(at('')).toEqual({ path: '/', query: '', hash: '' });
    expect(at('#/replay/local-1?at=3')).toEqual({ path: '/replay/local-1', query: '?at=3', hash: '' });
    expect(at('#/rules#ERA-5')).toEqual({ path: '/rules', query: '', hash: '#ERA-5' });
    expect(at('#ERA-5').path).toBe('/');
  });

  it('are made by to(), never written into a link', () => {
    const absolute = Object.entries(components).filter(([, code]) => /href=("|\{`|\{')\/(?!api)/.test(code));
    expect(absolute.map(([file]) => file)).toEqual([]);
  });
});

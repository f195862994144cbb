import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Message } from '../i18n/message';
import { gaps } from '../i18n/testing';
import { reasons } from '../vocabulary/reasons';
import { tongue } from './index';

const NAMES = ['card', 'city', 'colour', 'colours', 'country', 'department', 'depot', 'extra', 'link', 'lock', 'module'];
const MORE_NAMES = ['route', 'section', 'space', 'thing', 'tile', 'tokens', 'verb'];
const FIGURES = ['aside', 'count', 'floor', 'last', 'level', 'money', 'number', 'player', 'price', 'truck'];
const PHRASES = ['cause', 'funds', 'obstacle', 'place', 'subject', 'task'];
const KINDS = [...NAMES, ...MORE_NAMES, ...FIGURES, ...PHRASES];

const forms = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));
const engine = new Map(Object.entries<Message>(reasons).map(([key, message]) => [key, gaps(forms(message).join(''))]));

describe('the reasons of the engine', () => {
  it('are all there', () => {
    expect(engine.size).toBeGreaterThan(190);
  });

  it('have gaps of known kinds only', () => {
    for (const [key, names] of engine) {
      for (const gap of names) expect(KINDS, key).toContain(gap.replace(/\d$/, ''));
    }
  });

  it('have plural forms in English where they count', async () => {
    const { sentences } = await tongue('en');
    expect(sentences['no-other-end']).toEqual({
      one: '{obstacle}, and with {count} step left there is no other end',
      other: '{obstacle}, and with {count} steps left there is no other end',
    });
  });

  it.each(LANGUAGES)('can all be said in %s, with the same gaps', async (language) => {
    const { sentences } = await tongue(language);
    expect(Object.keys(sentences)).toEqual([...engine.keys()]);
    for (const [key, message] of Object.entries(sentences)) {
      for (const form of forms(message)) expect(gaps(form), `${language} ${key}`).toEqual(engine.get(key));
    }
  });

  it.each(LANGUAGES)('have every plural form that %s needs', async (language) => {
    const { sentences } = await tongue(language);
    const needed = new Set([0, 1, 2, 5].map((n) => new Intl.PluralRules(language).select(n)));
    for (const [key, message] of Object.entries(sentences)) {
      if (engine.get(key)?.includes('count')) expect(Object.keys(message), key).toEqual(expect.arrayContaining([...needed]));
    }
  });
});

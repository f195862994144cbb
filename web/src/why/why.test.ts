import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Message } from '../i18n/message';
import { engineSentences, gaps } from './engine';
import { tongue } from './index';

const NAMES = ['card', 'city', 'colour', 'colours', 'country', 'department', 'depot', 'extra', 'link', 'lock', 'module'];
const MORE_NAMES = ['route', 'section', 'space', 'thing', 'tile', 'tokens', 'verb'];
const FIGURES = ['aside', 'count', 'floor', 'last', 'level', 'money', 'number', 'player', 'price', 'truck'];
const PHRASES = ['cause', 'funds', 'obstacle', 'place', 'subject', 'task'];
const KINDS = [...NAMES, ...MORE_NAMES, ...FIGURES, ...PHRASES];

const engine = engineSentences();
const forms = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));

/** The engine writes [one|many] where we have plural forms. */
function forEngine(message: Message): string {
  if (typeof message === 'string') return message;
  const { one = '', other } = message;
  const ones = one.split(' ');
  return other.split(' ').map((word, i) => (word === ones[i] ? word : `[${ones[i]}|${word}]`)).join(' ');
}

describe('the reasons of the engine', () => {
  it('are read from its source', () => {
    expect(engine.size).toBeGreaterThan(190);
  });

  it('have gaps of known kinds only', () => {
    for (const text of engine.values()) {
      for (const gap of gaps(text)) expect(KINDS, text).toContain(gap.replace(/\d$/, ''));
    }
  });

  it('are the English sentences of the page, letter for letter', async () => {
    const { sentences } = await tongue('en');
    const ours = Object.entries(sentences).map(([key, message]) => [key, forEngine(message)]);
    expect(ours).toEqual([...engine].map(([key, text]) => [key, text.replace(/\[(\w+)\|(\w+)\](\S*)/g, '[$1$3|$2$3]')]));
  });

  it.each(LANGUAGES)('can all be said in %s, with the same gaps', async (language) => {
    const { sentences } = await tongue(language);
    expect(Object.keys(sentences)).toEqual([...engine.keys()]);
    for (const [key, message] of Object.entries(sentences)) {
      for (const form of forms(message)) expect(gaps(form), `${language} ${key}`).toEqual(gaps(engine.get(key) ?? ''));
    }
  });

  it.each(LANGUAGES)('have every plural form that %s needs', async (language) => {
    const { sentences } = await tongue(language);
    const needed = new Set([0, 1, 2, 5].map((n) => new Intl.PluralRules(language).select(n)));
    for (const [key, message] of Object.entries(sentences)) {
      if (gaps(engine.get(key) ?? '').includes('count')) expect(Object.keys(message), key).toEqual(expect.arrayContaining([...needed]));
    }
  });
});

import { expect, it } from 'vitest';
import type { Message } from '../../i18n';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { pl } from './pl';

const forms = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));
const gaps = (message: Message): string[] => [...new Set(forms(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

it.each(Object.entries({ de, fr, pl }))('fills the same in %s as in English', (_, texts) => {
  for (const [key, english] of Object.entries(en)) {
    const message = texts[key as keyof typeof en];
    expect(gaps(message), key).toEqual(gaps(english));
    expect(typeof message, key).toBe(typeof english);
    expect(forms(message).every((text) => text.trim() !== ''), key).toBe(true);
  }
});

it('has the plural forms of Polish', () => {
  for (const [key, message] of Object.entries(pl)) if (typeof message === 'object') expect(Object.keys(message), key).toEqual(['one', 'few', 'many', 'other']);
});

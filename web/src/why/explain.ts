import { format, type Language } from '../i18n/message';
import type { NameKey, Names } from './names';
import type { Phrase, ReasonKey, Sentences } from './sentences';

/** What it takes to say in one language why a move is not legal. */
export interface Tongue {
  language: Language;
  sentences: Sentences;
  names: Names;
}

/** The link of a section, written as everywhere else. */
export type LinkOf = (section: string) => string;

/** The refusal as a finished sentence; in English if the server is newer than this page and has a reason of its own. */
export function explain(tongue: Tongue, refusal: Phrase, linkOf: LinkOf = (name) => name): string {
  const text = phrase(tongue, refusal, linkOf);
  return capital(tongue, text) + (/[.!?…]$/.test(text) ? '' : '.');
}

function capital(tongue: Tongue, text: string): string {
  return text.charAt(0).toLocaleUpperCase(tongue.language) + text.slice(1);
}

function phrase(tongue: Tongue, said: Phrase, linkOf: LinkOf): string {
  const sentence = tongue.sentences[said.key as ReasonKey];
  if (sentence === undefined) return said.reason ?? said.text ?? said.detail ?? '';
  const args: Record<string, string> = {};
  for (const [gap, value] of Object.entries(said.arguments ?? {})) {
    const words = typeof value === 'string' ? name(tongue, gap.replace(/\d$/, ''), value, linkOf) : phrase(tongue, value, linkOf);
    // a cause follows a colon, after which German begins a sentence with a capital
    args[gap] = gap === 'cause' && tongue.language === 'de' ? capital(tongue, words) : words;
  }
  return format(tongue.language, sentence, args);
}

/** A thing as people call it. Its kind is the name of the gap; what has no words of its own stays as notation writes it. */
function name(tongue: Tongue, kind: string, value: string, linkOf: LinkOf): string {
  switch (kind) {
    case 'city':
      return city(tongue, value);
    case 'section':
    case 'link':
      return linkOf(value).split('-').map((one) => city(tongue, one)).join('–');
    case 'route':
      return value.split('-').map((one) => city(tongue, one)).join('–');
    case 'depot': {
      const [colour = '', at = ''] = value.split(' ');
      return format(tongue.language, tongue.names.depot, { city: city(tongue, at), colour: word(tongue, 'card', colour) });
    }
    case 'card': {
      const [colours = '', letter] = value.split('-');
      const colour = colours.split('/').map((one) => word(tongue, 'card', one)).join('/');
      return format(tongue.language, tongue.names.card, { name: letter ? `${colour} ${letter}` : colour });
    }
    case 'colours':
      return list(tongue, value, 'disjunction');
    case 'tokens':
      return list(tongue, value, 'conjunction');
    case 'tile': {
      const [, bonus = value, amount = ''] = /^(.*?)(?:-(\d+))?$/.exec(value) ?? [];
      return format(tongue.language, word(tongue, 'tile', bonus), { amount }).trim();
    }
    default:
      return word(tongue, kind, value);
  }
}

function list(tongue: Tongue, colours: string, type: Intl.ListFormatType): string {
  const words = colours.split(' ').map((colour) => word(tongue, 'colour', colour));
  // the comma before 'or' is not ours
  return new Intl.ListFormat(tongue.language === 'en' ? 'en-GB' : tongue.language, { type }).format(words);
}

function word(tongue: Tongue, kind: string, value: string): string {
  return tongue.names[`${kind}.${value}` as NameKey] ?? value;
}

/** Notation writes a city in one word; those of other editions are called as there. */
function city(tongue: Tongue, value: string): string {
  const known = word(tongue, 'city', value);
  return known === value ? value.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2') : known;
}

/** A text with {names} to fill in, or its plural forms, chosen by the argument `count`. */
export type Message = string | Plural;

export interface Plural {
  one?: string;
  few?: string;
  many?: string;
  other: string;
}

export type Messages = Record<string, Message>;
/** An area of texts in another language: the same keys. */
export type Texts<English> = { [key in keyof English]: Message };
export type Args = Record<string, string | number>;

export const LANGUAGES = ['en', 'de', 'fr', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

const rules = new Map<Language, Intl.PluralRules>();

/** The form that the language uses for a number. */
export function plural(language: Language, count: number, forms: Plural): string {
  let rule = rules.get(language);
  if (!rule) rules.set(language, (rule = new Intl.PluralRules(language)));
  const form = rule.select(count);
  return (form === 'one' || form === 'few' || form === 'many' ? forms[form] : undefined) ?? forms.other;
}

const figures = new Map<Language, Intl.NumberFormat>();

/** A number as the language writes it. Nearly all are small, and written the same everywhere. */
function figure(language: Language, value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  let written = figures.get(language);
  if (!written) figures.set(language, (written = new Intl.NumberFormat(language)));
  return written.format(value);
}

/** The finished text. A name without an argument stays visible, so that it is found. */
export function format(language: Language, message: Message, args: Args = {}): string {
  const text = typeof message === 'string' ? message : plural(language, Number(args.count ?? 0), message);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = args[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? figure(language, value) : value;
  });
}

const ORDINALS: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  en: { one: 'st', two: 'nd', few: 'rd', other: 'th' },
  de: { other: '.' },
  fr: { one: 'er', other: 'e' },
  pl: { other: '.' },
};

/** A place in a row as the language writes it: 1st, 1., 1er. */
export function ordinal(language: Language, place: number): string {
  const form = new Intl.PluralRules(language, { type: 'ordinal' }).select(place);
  return `${place}${ORDINALS[language][form] ?? ORDINALS[language].other}`;
}

/** The first of the wished languages that we have, else English. */
export function choose(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

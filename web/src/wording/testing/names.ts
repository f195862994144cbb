import { readFileSync } from 'node:fs';
import { de } from '../../i18n/de';
import { en } from '../../i18n/en';
import { fr } from '../../i18n/fr';
import type { Catalogue } from '../../i18n/catalogue';
import { format, type Language, LANGUAGES } from '../../i18n/message';
import { pl } from '../../i18n/pl';
import { Lexicon, type TableEdition } from '../lexicon';
import { Names } from '../names';

const root = new URL('../../../../', import.meta.url);

/** A file of the project, to hold the web against what the engine has. */
export function source(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

export const edition = JSON.parse(source('edition/src/main/resources/autobahn/edition/standard.json')) as TableEdition;
export const lexicon = new Lexicon(edition);

const CATALOGUES: Record<Language, Catalogue> = { en, de, fr, pl };

export function namesIn(language: Language): Names {
  return new Names((key, args) => format(language, CATALOGUES[language][key], args), lexicon, ['Anna', 'Bruno', 'Chloé', 'Dorota']);
}

export const everyLanguage = LANGUAGES.map((language) => [language, namesIn(language)] as const);

export type { Catalogue, Key } from './catalogue';
export { isKey, language, setLanguage, startLanguage, t } from './language.svelte';
export { format, LANGUAGES, ordinal, plural } from './message';
export type { Args, Language, Message } from './message';

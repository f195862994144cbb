export { isKey, language, setLanguage, startLanguage, t } from './language.svelte';
export { format, LANGUAGES, plural } from './message';
export type { Args, Catalogue, Key, Language, Message } from './message';

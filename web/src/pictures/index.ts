export { loadPictures, type Picture } from './picture';
export { default as RuleShown } from './RuleShown.svelte';

export { ask } from './ask';
export { here } from './place';
export { tryOut } from './tryOut';

export { here } from './place';
export { tryOut } from './tryOut';

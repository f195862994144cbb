export { ask } from './ask';
export { PosedTable, recordUpTo } from './posedTable';
export { here } from './place';
export { tryOut } from './tryOut';
export { getReady } from './workers';

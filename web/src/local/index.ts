export { ask } from './ask';
export { PosedTable, recordUpTo } from './posedTable';
export { editionOfRecord, otherEdition } from './otherEdition';
export { here } from './place';
export { tryOut } from './tryOut';
export { getReady } from './workers';

export { Engine } from './engine';
export { EngineProblem } from './problem';
export type * from './protocol';
export { supported } from './supported';

export { ApiError, commandId, Unreachable } from './api';
export { receivedAt } from './received';
export * as calls from './calls';
export type * from './model';
export { hasServer } from './site';
export { joined, standing } from './standing';
export { type Connection, Stream } from './stream';

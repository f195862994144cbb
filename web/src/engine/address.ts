/**
 * Where the module lies. It is known at once, so that a start waits for nothing but the file. The build puts the file there; pages
 * that were built without it have no engine.
 */
export const [ADDRESS] = Object.values(import.meta.glob<string>('./module/autobahn.wasm', { query: '?url', import: 'default', eager: true }));

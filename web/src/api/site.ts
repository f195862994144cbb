/**
 * Whether these pages came from a server of the game. A site of files alone says so in its document, so that nothing has to
 * be asked before something can be shown.
 */
export const hasServer: boolean = globalThis.document?.querySelector('meta[name=autobahn]')?.getAttribute('content') !== 'site';

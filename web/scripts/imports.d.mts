export function faultsOf(files: ReadonlyMap<string, string>): string[];
export function sources(): Map<string, string>;

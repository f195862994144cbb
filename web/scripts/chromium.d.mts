export function found(): string | null;
export function executable(): string;

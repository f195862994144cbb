export function command(port: string, data: string): string;

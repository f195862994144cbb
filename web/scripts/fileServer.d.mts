export class FileServer {
  constructor(folders: readonly string[], path?: string);
  readonly changed: Map<string, string>;
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  read(name: string): string;
}

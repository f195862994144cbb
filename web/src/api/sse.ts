/** One message of a stream of server-sent events. */
export interface SseMessage {
  event: string;
  data: string;
  id?: string;
}

/** Cuts a stream of server-sent events into messages, wherever the network cut it. */
export class SseParser {
  private rest = '';
  private event = '';
  private id: string | undefined;
  private data: string[] = [];

  constructor(private readonly emit: (message: SseMessage) => void) {}

  push(text: string): void {
    // A carriage return at the end may be half of a line end: it waits for the next piece.
    const all = this.rest + text;
    const whole = all.endsWith('\r') ? all.slice(0, -1) : all;
    const lines = whole.split(/\r\n|\n|\r/);
    this.rest = (lines.pop() ?? '') + all.slice(whole.length);
    for (const line of lines) this.line(line);
  }

  private line(line: string): void {
    if (line === '') return this.finish();
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.event = value;
    else if (field === 'data') this.data.push(value);
    else if (field === 'id') this.id = value;
  }

  private finish(): void {
    if (this.data.length) {
      this.emit({ event: this.event || 'message', data: this.data.join('\n'), ...(this.id === undefined ? {} : { id: this.id }) });
    }
    this.event = '';
    this.id = undefined;
    this.data = [];
  }
}

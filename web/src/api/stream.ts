import { ApiError, refusal } from './api';
import { type SseMessage, SseParser } from './sse';

export type Connection = 'connecting' | 'online' | 'offline';

export interface StreamOptions {
  address: string;
  /** Where to go on: entries up to this number are known. */
  lastEventId?: string | number;
  onmessage: (message: SseMessage) => void;
  onstate?: (state: Connection) => void;
  /** The server will not have us (not found, not allowed): no further attempts. */
  onrefused?: (problem: ApiError) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** The server says something at least this often, or the line is dead though nobody said so. */
const SILENCE = 60_000;

/** How long to wait before attempt number `failures`: doubling, with a jitter so that a restart is not stormed. */
export function backOff(failures: number, random = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)) * (0.75 + random / 2);
}

/**
 * A stream that comes back by itself and resumes by Last-Event-ID. EventSource cannot do that: it gives up on any
 * answer other than 200 and lets nobody choose where to resume.
 */
export class Stream {
  private closed = false;
  private failures = 0;
  private lastEventId: string | undefined;
  private abort = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly retryNow = () => this.retry();
  private readonly renewNow = () => this.renew();

  constructor(private readonly options: StreamOptions) {
    this.lastEventId = options.lastEventId === undefined ? undefined : String(options.lastEventId);
    globalThis.addEventListener?.('online', this.retryNow);
    // A connection dies silently with the network: better to know it than to wait for an alarm.
    globalThis.addEventListener?.('offline', this.renewNow);
    void this.connect();
  }

  close(): void {
    this.closed = true;
    globalThis.removeEventListener?.('online', this.retryNow);
    globalThis.removeEventListener?.('offline', this.renewNow);
    clearTimeout(this.timer);
    this.abort.abort();
  }

  /** Does not wait for the next attempt: the network is back, or the person asks. */
  retry(): void {
    if (this.closed || this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    void this.connect();
  }

  /** Gives up a connection that only seems to be one, for a new one. */
  renew(): void {
    if (this.timer === undefined) this.abort.abort();
    else this.retry();
  }

  private async connect(): Promise<void> {
    this.abort = new AbortController();
    const silence = new Alarm(SILENCE, () => this.abort.abort());
    try {
      const headers: Record<string, string> = { Accept: 'text/event-stream' };
      if (this.lastEventId !== undefined) headers['Last-Event-ID'] = this.lastEventId;
      const response = await fetch(this.options.address, { headers, signal: this.abort.signal, credentials: 'same-origin', cache: 'no-store' });
      if (!response.ok || !response.body) throw await refusal(response);
      this.failures = 0;
      this.options.onstate?.('online');
      const parser = new SseParser((message) => {
        if (message.id !== undefined) this.lastEventId = message.id;
        this.options.onmessage(message);
      });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        silence.wind();
        const { done, value } = await reader.read();
        if (done || this.closed) break;
        parser.push(value);
      }
    } catch (problem) {
      if (problem instanceof ApiError && problem.status !== 429 && problem.status < 500 && !this.closed) {
        this.close();
        this.options.onstate?.('offline');
        this.options.onrefused?.(problem);
      }
    } finally {
      silence.stop();
    }
    if (this.closed) return;
    this.failures++;
    // The first break is often a mere restart: say "connecting" before "offline".
    this.options.onstate?.(this.failures > 1 || navigator.onLine === false ? 'offline' : 'connecting');
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.connect();
    }, backOff(this.failures));
  }
}

class Alarm {
  private timer: ReturnType<typeof setTimeout> | undefined;
  constructor(
    private readonly millis: number,
    private readonly ring: () => void,
  ) {}
  wind(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.ring, this.millis);
  }
  stop(): void {
    clearTimeout(this.timer);
  }
}

import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Message } from '../api/model';

/** Who else is at a table, and what they say. All fields are reactive. */
export class Company {
  /** Seats whose people are connected. */
  readonly presence = new SvelteSet<number>();
  watchers = $state(0);
  chat = $state.raw<Message[]>([]);
  /** Seats of people whom I do not want to hear, with the id by which I hear them again. */
  readonly muted = new SvelteMap<number, string>();

  mute(muted: readonly { seat: number; id: string }[]): void {
    this.muted.clear();
    for (const { seat, id } of muted) this.muted.set(seat, id);
  }

  /** What I read of what is said. */
  get heard(): Message[] {
    return this.muted.size ? this.chat.filter(({ seat }) => seat === null || !this.muted.has(seat)) : this.chat;
  }

  present(online: readonly number[], watchers: number): void {
    for (const seat of this.presence) if (!online.includes(seat)) this.presence.delete(seat);
    for (const seat of online) this.presence.add(seat);
    this.watchers = watchers;
  }

  /** A message may come twice: by the stream, and with what was said so far. */
  hear(message: Message): void {
    if (!this.chat.some((known) => known.number === message.number)) this.chat = [...this.chat, message].sort((a, b) => a.number - b.number);
  }
}

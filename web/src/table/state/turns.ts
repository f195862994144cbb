import type { Entry, Event } from '../../api';

/** One player's turn, or what happened before the first one. */
export interface Turn {
  seat: number | null;
  era: number;
  /** How many moves stood when it began: where a replay finds it. */
  move: number;
  /** With which it began. */
  began: Event | null;
  events: Event[];
  /** How many moves stood after each of the events. */
  at: number[];
}

/** What happened, turn by turn. A turn begins in the middle of the entry that ended the one before. */
export function turnsOf(entries: readonly Entry[]): Turn[] {
  const turns: Turn[] = [];
  let turn: Turn | null = null;
  for (const entry of entries) {
    for (const event of entry.events) {
      if (event.event === 'turn-began') {
        turn = { seat: Number(event.seat), era: Number(event.era), move: entry.moves, began: event, events: [], at: [] };
        turns.push(turn);
      } else {
        if (!turn) turns.push((turn = { seat: null, era: 1, move: 0, began: null, events: [], at: [] }));
        turn.events.push(event);
        turn.at.push(entry.moves);
      }
    }
  }
  return turns;
}

/** The turns up to an event, as far as they have been told while they are played out; all where it is none of them. */
export function untilTold(turns: Turn[], told: Event | null): Turn[] {
  if (!told) return turns;
  for (let i = turns.length - 1; i >= 0; i--) {
    const turn = turns[i]!;
    const end = turn.began === told ? 0 : turn.events.lastIndexOf(told) + 1;
    if (end > 0 || turn.began === told) return [...turns.slice(0, i), { ...turn, events: turn.events.slice(0, end) }];
  }
  return turns;
}

/** The turns of the others since the last one that a seat of mine has finished. */
export function sinceMine(turns: readonly Turn[], mine: ReadonlySet<number>, myTurn: boolean): Turn[] {
  const isMine = (turn: Turn | undefined) => turn?.seat != null && mine.has(turn.seat);
  let end = turns.length;
  if (myTurn && isMine(turns[end - 1])) end--;
  let begin = end;
  while (begin > 0 && !isMine(turns[begin - 1])) begin--;
  return turns.slice(begin, end).filter((turn) => turn.seat !== null);
}

const READ_OUT = 6;
const ENDS: ReadonlySet<string> = new Set(['dead-end-reached', 'era-ended', 'game-ended']);

/** What is read out of all that a move brought: the last of it, and the end of an era however much came after it. */
export function newsOf(events: readonly Event[]): Event[] {
  return events.filter((event, i) => i >= events.length - READ_OUT || ENDS.has(event.event));
}

/** The ways of the trucks in the running turn: sections in the order of driving, by `seat/truck`. */
export function waysOf(turn: Turn | undefined): Map<string, string[]> {
  const ways = new Map<string, string[]>();
  for (const event of turn?.events ?? []) {
    if (event.event !== 'truck-moved') continue;
    const truck = `${event.seat}/${event.truck}`;
    ways.set(truck, [...(ways.get(truck) ?? []), String(event.section)]);
  }
  return ways;
}

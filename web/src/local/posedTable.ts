import type { Choices, Entries, Hint, Now, Planned, Refusal, Table } from '../api';
import type { Command, Undo } from '../api/calls';
import type { Handle, KeptEntry, Opened, Operations } from '../engine';
import type { Following, Listener, PlanWish, TableSource } from '../tables';
import { FORMAT, type KeptGame, tableOf } from './kept';
import { asApiError, refused } from './problems';
import { tables, thoughts } from './workers';

/** A moment of a game at which somebody is to decide. */
export interface Posed {
  /** The text of the record up to there. */
  record: string;
  /** How many moves that are. */
  at: number;
  seat: number;
  /** The text of its edition, unless that is part of the program. */
  edition?: string;
  title: string;
  /** Who decides. */
  name: string;
}

type Asked = { [O in keyof Operations]: Operations[O][0] extends { table: number } ? O : never }[keyof Operations];

/** The first moves of a record, as a record. */
export async function recordUpTo(record: string, at: number, edition?: string): Promise<string> {
  const { engine } = tables();
  try {
    const { table } = await engine.call('open', { game: 'moment', record, edition });
    const moment = await engine.call('fork', { table, at, game: 'moment' });
    const { text } = await engine.call('record', { table: moment.table });
    for (const each of [table, moment.table]) void engine.call('close', { table: each }).catch(() => {});
    return text;
  } catch (problem) {
    throw asApiError(problem);
  }
}

/** A table to try turns at from one moment of a game: nothing of it is kept, and nobody else plays. */
export class PosedTable implements TableSource {
  private entered: KeptEntry[] = [];
  private followers: Array<Listener & { seat: number | null }> = [];
  private lying: { generation: number; opened: Promise<Opened> } | null = null;

  constructor(
    readonly id: string,
    private readonly posed: Posed,
  ) {}

  async load(): Promise<Table> {
    const now = await this.ask('now', { seat: this.posed.seat });
    const { options, editionHash } = await this.open();
    const at = new Date().toISOString();
    const { seat, name, title, record, edition } = this.posed;
    const game: KeptGame = {
      id: this.id,
      format: FORMAT,
      title,
      created: at,
      updated: at,
      record,
      entries: [],
      seats: Array.from({ length: options.players }, (_, i) => (i === seat ? { kind: 'person', name } : { kind: 'bot', name: 'club', level: 'club' })),
      status: 'running',
      commands: [],
      revision: 0,
      options,
      rules: '',
      editionHash,
      edition,
      version: now.version,
      moves: now.moves,
      toMove: now.view.toMove ?? null,
    };
    return { ...tableOf(game), hosting: false };
  }

  entries = (since: number): Promise<Entries> => this.ask('entries', { since });
  choices = (seat: number): Promise<Choices> => this.ask('choices', { seat });
  why = (seat: number, move: string): Promise<Refusal> => this.ask('why', { seat, move });
  plan = (wish: PlanWish): Promise<Planned> => this.ask('plan', wish);
  view = async (seat: number | null, at?: number): Promise<Now> => this.bounded(await this.ask('now', { seat, at }));

  async play({ seat, version, move }: Command): Promise<Now> {
    const { entry, now } = await this.ask('play', { seat, version, move, at: new Date().toISOString() });
    this.entered.push({ move: entry.move ?? move, at: entry.at });
    return this.told(entry, now);
  }

  async undo({ seat, version, to }: Undo): Promise<Now> {
    const { entry, now } = await this.ask('undo', { seat, version, to, at: new Date().toISOString() });
    this.entered.push({ to: entry.to ?? now.moves, at: entry.at });
    return this.told(entry, now);
  }

  async record(): Promise<string> {
    return (await this.ask('record', {})).text;
  }

  /** What the seat sees after these moves. */
  viewAfter = (moves: readonly string[]): Promise<Now> => this.aside(moves, (table, engine) => engine.call('now', { table, seat: this.posed.seat }));

  /** The seat's chance to win after these moves, by so many playouts. */
  chanceAfter = (moves: readonly string[], playouts: number): Promise<number> =>
    this.aside(moves, async (table, engine) => (await engine.call('chances', { table, playouts })).chances[this.posed.seat] ?? 0);

  /** What a bot would do at the moment itself, and why. */
  advice = (iterations: number): Promise<Hint> => this.aside([], (table, engine) => engine.call('hint', { table, seat: this.posed.seat, budget: { iterations } }));

  follow(seat: number | null, _since: number | undefined, listener: Listener): Following {
    const follower = { ...listener, seat };
    this.followers.push(follower);
    queueMicrotask(() => follower.state('online'));
    return { close: () => (this.followers = this.followers.filter((one) => one !== follower)), retry() {}, renew() {} };
  }

  close(): void {
    const { lying } = this;
    this.lying = null;
    void lying?.opened.then(({ table }) => tables().engine.call('close', { table })).catch(() => {});
  }

  moveNow(): void {}
  messages = async () => [];
  hint = () => this.never();
  analysis = () => this.never();
  answerUndo = () => this.never();
  proposeEnd = () => this.never();
  answerEnd = () => this.never();
  withdrawEnd = () => this.never();
  abandon = () => this.never();
  substitute = () => this.never();
  giveBack = () => this.never();
  say = () => this.never();
  fork = () => this.never();
  remove = () => this.never();
  salvage = () => this.record();

  private async never(): Promise<never> {
    throw refused(409, 'puzzle', 'This is a puzzle, and no game.');
  }

  private open(): Promise<Opened> {
    const { engine } = tables();
    if (this.lying?.generation !== engine.generation) {
      const { record, edition } = this.posed;
      const opened = engine.call('open', { game: this.id, record, edition, entries: this.entered });
      this.lying = { generation: engine.generation, opened };
      opened.catch(() => (this.lying = null));
    }
    return this.lying.opened;
  }

  private async ask<O extends Asked>(op: O, args: Omit<Operations[O][0], 'table'>): Promise<Operations[O][1]> {
    try {
      const { table } = await this.open();
      return await tables().engine.call(op, { ...args, table } as Operations[O][0]);
    } catch (problem) {
      throw asApiError(problem);
    }
  }

  /** Asks the worker that thinks about the moment and some moves more. */
  private async aside<T>(moves: readonly string[], work: (table: Handle, engine: ReturnType<typeof thoughts>['engine']) => Promise<T>): Promise<T> {
    const { engine } = thoughts();
    const at = new Date().toISOString();
    const { record, edition } = this.posed;
    try {
      const { table } = await engine.call('open', { game: this.id, record, edition, entries: moves.map((move) => ({ move, at })) });
      try {
        return await work(table, engine);
      } finally {
        void engine.call('close', { table }).catch(() => {});
      }
    } catch (problem) {
      throw asApiError(problem);
    }
  }

  private told(entry: Entries['entries'][number], now: Now): Now {
    const bounded = this.bounded(now);
    for (const follower of this.followers) follower.tell({ kind: 'entry', entry: { ...entry, now: bounded } });
    return bounded;
  }

  /** What was played before the moment stays played. */
  private bounded(now: Now): Now {
    return now.moves > this.posed.at ? now : { ...now, undo: 'no' };
  }
}

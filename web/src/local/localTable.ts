import { type Analysis, ApiError, type Choices, type Entries, type Entry, type Fork, type Hint, type Level, type Message, type Now, type Planned, type Refusal, type Table } from '../api';
import type { Command, EndProposal, Undo } from '../api/calls';
import type { KeptEntry } from '../engine';
import type { Following, Listener, News, PlanWish, TableSource } from '../tables';
import { BotTurns } from './botTurns';
import { begin } from './begin';
import { carriedOver } from './carriedOver';
import { type KeptGame, tableOf } from './kept';
import { refused, stale } from './problems';
import { Questions } from './questions';
import * as shelf from './shelf';
import { hearWindows, tellWindows, type Word } from './windows';
import { tables } from './workers';

const COMMANDS = 20;
/** Milliseconds until a table that nobody follows any more is put away. */
const LINGER = 500;

interface Follower extends Listener {
  seat: number | null;
}

/** A table of this device: the engine in a worker decides, the shelf keeps, other windows are told. */
export class LocalTable implements TableSource {
  private game: Promise<KeptGame> | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private readonly followers = new Set<Follower>();
  private readonly questions: Questions;
  private readonly bots = new BotTurns(this);
  private deaf: (() => void) | null = null;

  constructor(readonly id: string) {
    this.questions = new Questions(id, () => this.kept());
  }

  get followed(): boolean {
    return this.followers.size > 0;
  }

  /** The game as it is kept. Read once, and again after another window has changed it. */
  kept(): Promise<KeptGame> {
    if (!this.game || !this.deaf) {
      this.game = shelf.get(this.id).then(carriedOver);
      this.game.catch(() => (this.game = null));
    }
    return this.game;
  }

  async load(): Promise<Table> {
    return tableOf(await this.kept());
  }

  entries = (since: number): Promise<Entries> => this.questions.ask('entries', { since });
  view = (seat: number | null, at?: number): Promise<Now> => this.questions.ask('now', { seat, at });
  choices = (seat: number): Promise<Choices> => this.questions.ask('choices', { seat });
  why = (seat: number, move: string): Promise<Refusal> => this.questions.ask('why', { seat, move });

  plan = (wish: PlanWish): Promise<Planned> => this.questions.ask('plan', wish);

  async hint(seat: number): Promise<Hint> {
    const game = await this.kept();
    const hint = await this.questions.think('hint', { seat });
    return { ...hint, version: game.version };
  }

  analysis = (): Promise<Analysis> => this.questions.think('analysis', {});

  play(command: Command): Promise<Now> {
    return this.alone(async () => {
      const game = await this.running();
      if (game.commands.includes(command.id)) return this.view(command.seat);
      if (this.playerOf(game, command.seat) !== null) throw refused(409, 'bot-plays', 'A bot plays for this seat.');
      return this.enter(game, command.id, command.seat, 'play', command);
    });
  }

  /** A bot's move, if the game is still where the bot began to think. */
  playBot(seen: KeptGame, seat: number, move: string): Promise<Now> {
    return this.alone(async () => {
      const game = await this.running();
      if (game.revision !== seen.revision) throw stale();
      return this.enter(game, '', seat, 'play', { version: game.version, move });
    });
  }

  undo(command: Undo): Promise<Now> {
    return this.alone(async () => {
      const game = await this.running();
      if (game.commands.includes(command.id)) return this.view(command.seat);
      return this.enter(game, command.id, command.seat, 'undo', command);
    });
  }

  proposeEnd({ kind }: EndProposal): Promise<Table> {
    return this.alone(async () => {
      const game = await this.running();
      if (kind === 'broken-off') return this.settle(game, { status: 'abandoned', agreement: kind });
      const { result } = await this.questions.ask('count', {});
      return this.settle(game, { status: 'finished', agreement: kind, result });
    });
  }

  abandon(version: number): Promise<void> {
    return this.alone(async () => {
      const game = await this.running();
      if (game.version !== version) throw stale();
      await this.settle(game, { status: 'abandoned' });
    });
  }

  substitute = (seat: number, level: Level): Promise<Table> => this.reseat(seat, level);
  giveBack = (seat: number): Promise<Table> => this.reseat(seat, undefined);

  moveNow(): void {
    this.bots.moveNow();
    tellWindows({ game: this.id, kind: 'move-now' });
  }

  async record(): Promise<string> {
    return (await this.questions.ask('record', {})).text;
  }

  async fork(wish: Fork): Promise<Table> {
    const game = await this.kept();
    const edition = game.edition === undefined ? undefined : { text: game.edition, name: game.editionName ?? '' };
    return begin({ ...wish, edition }, (id) => this.questions.ask('fork', { at: wish.at, game: id }), { game: game.id });
  }

  async remove(): Promise<void> {
    await shelf.remove(this.id);
    this.away();
    tellWindows({ game: this.id, kind: 'changed' });
  }

  async salvage(): Promise<string> {
    return JSON.stringify(await shelf.raw(this.id), null, 1);
  }

  follow(seat: number | null, since: number | undefined, listener: Listener): Following {
    const follower: Follower = { ...listener, seat };
    this.followers.add(follower);
    this.deaf ??= hearWindows((word) => void this.hear(word).catch(() => {}));
    queueMicrotask(() => follower.state('online'));
    // What was entered between loading and following.
    void this.catchUp(follower, since ?? 0).catch(() => {});
    this.bots.start();
    const close = () => {
      this.followers.delete(follower);
      // Whoever looks from another seat now follows anew at once.
      setTimeout(() => this.followed || this.away(), LINGER);
    };
    return { close, retry() {}, renew() {} };
  }

  // Nobody else is here.
  answerUndo = () => this.nobody();
  answerEnd = () => this.nobody();
  withdrawEnd = () => this.nobody();
  messages = async (): Promise<Message[]> => [];
  say = async (): Promise<Message> => this.nobody();

  /** Tells everybody who follows the table here. */
  tell(news: News): void {
    for (const follower of this.followers) follower.tell(news);
  }

  /** The level of the bot that plays a seat; null for a person. */
  playerOf(game: KeptGame, seat: number): Level | null {
    const sitting = game.seats[seat];
    return sitting?.substitute ?? (sitting?.kind === 'bot' ? (sitting.level ?? null) : null);
  }

  private nobody(): never {
    throw refused(409, 'nobody-else', 'Nobody else is at this table.');
  }

  /** One change after the other. */
  private alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work, work);
    this.last = done.catch(() => {});
    return done;
  }

  private async running(): Promise<KeptGame> {
    const game = await this.kept();
    if (game.status !== 'running') throw refused(409, 'not-running', 'This game is over.');
    return game;
  }

  private async enter(game: KeptGame, command: string, seat: number, op: 'play' | 'undo', args: { version: number; move?: string; to?: number }): Promise<Now> {
    const at = new Date().toISOString();
    const { version, move = '', to } = args;
    const { entry, now, saved, result } = op === 'play' ? await this.questions.ask('play', { seat, version, move, at }) : await this.questions.ask('undo', { seat, version, to, at });
    const kept: KeptEntry = op === 'play' ? { move: entry.move ?? move, at } : { to: entry.to ?? now.moves, at };
    const { version: reached, moves } = now;
    const entries = [...game.entries, kept];
    const changes: Partial<KeptGame> = {
      entries,
      saved: saved ? { entries: entries.length, version: reached, moves, rules: game.rules, position: saved } : game.saved,
      commands: command ? [...game.commands, command].slice(-COMMANDS) : game.commands,
      version: reached,
      moves,
      toMove: now.view.toMove ?? null,
      status: result ? 'finished' : 'running',
      result,
    };
    const next = await this.keep(game, changes);
    tables().advanced(next);
    await Promise.all([...this.followers].map(async (follower) => follower.tell({ kind: 'entry', entry: await this.seenBy(follower, entry, seat, now) })));
    if (result) this.tell({ kind: 'table', table: tableOf(next) });
    return now;
  }

  private async seenBy({ seat }: Follower, entry: Entry, mover: number, now: Now): Promise<Entry> {
    return { ...entry, now: seat === mover ? now : await this.questions.ask('now', { seat }) };
  }

  /** Keeps a change. What cannot be kept has not happened: the worker forgets it too. */
  private async keep(game: KeptGame, changes: Partial<KeptGame>): Promise<KeptGame> {
    try {
      const next = await shelf.change(game, changes);
      this.game = Promise.resolve(next);
      tellWindows({ game: this.id, kind: 'changed' });
      this.bots.look();
      return next;
    } catch (problem) {
      this.game = null;
      this.questions.forget();
      throw problem;
    }
  }

  private async settle(game: KeptGame, changes: Partial<KeptGame>): Promise<Table> {
    const table = tableOf(await this.keep(game, changes));
    this.tell({ kind: 'table', table });
    return table;
  }

  private reseat(seat: number, substitute: Level | undefined): Promise<Table> {
    return this.alone(async () => {
      const game = await this.running();
      return this.settle(game, { seats: game.seats.map((one, i) => (i === seat ? { ...one, substitute } : one)) });
    });
  }

  private async hear(word: Word): Promise<void> {
    if (word.game !== this.id) return;
    if (word.kind === 'thinking') return this.tell(word);
    if (word.kind === 'move-now') return this.bots.moveNow();
    const before = await this.game?.catch(() => null);
    this.game = null;
    let game: KeptGame;
    try {
      game = await this.kept();
    } catch (problem) {
      // Deleted there: this window cannot go on with it either.
      if (problem instanceof ApiError) for (const follower of this.followers) follower.refused(problem);
      return;
    }
    this.bots.look();
    for (const follower of this.followers) await this.catchUp(follower, before?.version ?? 0);
    this.tell({ kind: 'table', table: tableOf(game) });
  }

  private async catchUp(follower: Follower, since: number): Promise<void> {
    const { entries } = await this.questions.ask('entries', { since });
    for (const entry of entries.slice(0, -1)) follower.tell({ kind: 'entry', entry });
    const last = entries.at(-1);
    if (last) follower.tell({ kind: 'entry', entry: { ...last, now: await this.questions.ask('now', { seat: follower.seat }) } });
  }

  private away(): void {
    this.bots.stop();
    this.deaf?.();
    this.deaf = null;
    this.game = null;
    this.questions.forget();
  }
}

import { ApiError, commandId, type Connection, joined, receivedAt, standing, Unreachable } from '../api';
import type { Command } from '../api/calls';
import type { Analysis, Choices, Ending, Entry, Fork, Hint, Level, Now, Planned, Refusal, Seat, Table } from '../api/model';
import { Company } from './company.svelte';
import { canAt, tableOf } from './places';
import type { Capabilities, Following, News, TableSource, Thinking } from './source';

/** A move that did not come about, with the reason, to be shown and put aside; without a move, something else. */
export interface Returned {
  move: string;
  problem: ApiError;
}

/**
 * One table as this person sees it: what its place sent, and nothing worked out by rules of our own.
 * Open it with `open()`, leave it with `close()`. All fields are reactive.
 */
export class GameStore {
  table = $state.raw<Table | null>(null);
  /** What the seat that I look from sees. */
  now = $state.raw<Now | null>(null);
  /** All entries, undos among them; `log` has the moves that stand. */
  entries = $state.raw<Entry[]>([]);
  /** The legal moves with what they would do, if one of my seats decides; for exactly `now.version`. */
  choices = $state.raw<Choices | null>(null);
  /** The bot that thinks just now, where its place tells. */
  thinking = $state.raw<Thinking | null>(null);
  readonly company = new Company();
  connection = $state<Connection>('connecting');
  /** Why the table cannot be shown at all. */
  problem = $state.raw<ApiError | Unreachable | null>(null);
  /** The move on its way to the server. */
  sending = $state.raw<Command | null>(null);
  /** The move made without a connection: sent as soon as there is one. */
  queued = $state.raw<Command | null>(null);
  returned = $state.raw<Returned | null>(null);
  /** The version at which a proposal to end the game came to nothing; forgotten as the game goes on. */
  unended = $state(-1);
  /** The version at which others did not let a move be taken back; forgotten as the game goes on. */
  unundone = $state(-1);
  /** The seat that I look from; null for a watcher. Follows the turn among my seats (hot-seat). */
  seat = $state<number | null>(null);

  readonly mine = $derived<Seat[]>(this.table?.seats.filter((seat) => seat.mine) ?? []);
  readonly log = $derived<Entry[]>(standing(this.entries));
  readonly version = $derived(this.now?.version ?? 0);
  readonly over = $derived(this.table?.status === 'finished');
  /** Ended before its end: what was played stays, and nobody decides any more. */
  readonly givenUp = $derived(this.table?.status === 'abandoned');
  /** Whether a bot plays for the seat that I look from. */
  readonly substituted = $derived(this.mine.some((seat) => seat.seat === this.seat && seat.substitute));
  /** Whether I am to decide, here and now. */
  readonly myTurn = $derived(
    this.now != null && this.seat !== null && !this.givenUp && !this.over && !this.substituted && this.now.view.toMove === this.seat,
  );

  /** What is possible here besides playing. */
  readonly can: Capabilities;

  private stream: Following | null = null;
  private fetching = -1;
  private readonly refusals = new Map<string, Promise<Refusal>>();

  /** `loaded`: a table that no place knows, such as that of a puzzle. */
  constructor(
    readonly id: string,
    private loaded: TableSource | null = null,
  ) {
    this.can = canAt(id);
  }

  /** The table itself, for what only its place can do. */
  async source(): Promise<TableSource> {
    return (this.loaded ??= await tableOf(this.id));
  }

  /** Loads the table and follows it. An invitation opens a private one. */
  async open(invitation?: string): Promise<void> {
    try {
      const source = await this.source();
      this.table = await source.load(invitation);
      if (this.table.clock) receivedAt(this.table.clock);
      this.problem = null;
      this.seat = this.seatToLookFrom(this.table.toMove);
      if (this.table.status !== 'open') await Promise.all([this.catchUp(), this.look()]);
      this.follow();
    } catch (problem) {
      if (!(problem instanceof ApiError || problem instanceof Unreachable)) throw problem;
      this.problem = problem;
    }
  }

  /** What was said so far. A table can be played without it. */
  private async listen(): Promise<void> {
    if (!this.can.others) return;
    try {
      for (const message of await (await this.source()).messages(this.company.chat.at(-1)?.number)) this.company.hear(message);
    } catch {
      // New messages still come by the stream.
    }
  }

  close(): void {
    this.stream?.close();
    this.stream = null;
  }

  /** Tries at once to reach the server again. */
  reconnect(): void {
    if (this.stream) this.stream.retry();
    else void this.open();
  }

  /** Plays a move of the seat that I look from. True when the server has it. */
  async play(move: string): Promise<boolean> {
    if (this.seat === null || !this.now || this.sending || this.queued) return false;
    return this.send({ seat: this.seat, version: this.now.version, id: commandId(), move });
  }

  /** Takes back the last move, or all after the first `to`. Where others must agree, `table.undo` shows the request. */
  async undo(to?: number): Promise<boolean> {
    const seat = this.undoSeat();
    if (seat === null || !this.now) return false;
    this.returned = null;
    try {
      const answer = await (await this.source()).undo({ seat, version: this.now.version, id: commandId(), to });
      if ('view' in answer) await this.show(answer);
      else this.table = answer;
      return true;
    } catch (problem) {
      return this.giveBack('undo', problem);
    }
  }

  async answerUndo(agree: boolean): Promise<void> {
    const request = this.table?.undo?.request;
    if (request) await this.changed(await (await this.source()).answerUndo(request, agree));
  }

  /** Ends the game before its end, or asks the others whether they want that too: `table.ending` shows the proposal. */
  async proposeEnd(kind: Ending): Promise<void> {
    const seat = this.mine[0]?.seat;
    if (seat === undefined) return;
    await this.changed(await (await this.source()).proposeEnd({ seat, version: this.version, id: commandId(), kind }));
  }

  async answerEnd(agree: boolean): Promise<void> {
    const request = this.table?.ending?.request;
    if (request) await this.ended((await this.source()).answerEnd(request, agree));
  }

  async withdrawEnd(): Promise<void> {
    const request = this.table?.ending?.request;
    if (request) await this.ended((await this.source()).withdrawEnd(request));
    this.unended = -1;
  }

  /** Whoever was too late sees how things stand now. */
  private async ended(answer: Promise<Table>): Promise<void> {
    try {
      await this.changed(await answer);
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.status !== 409) throw problem;
      await this.changed(await (await this.source()).load());
    }
  }

  /** Why a move is not possible now. Asked once per position. */
  why(move: string): Promise<Refusal> {
    const seat = this.seat ?? 0;
    const key = `${this.version}/${seat}/${move}`;
    let refusal = this.refusals.get(key);
    if (!refusal) {
      refusal = this.source().then((source) => source.why(seat, move));
      refusal.catch(() => this.refusals.delete(key));
      this.refusals.set(key, refusal);
    }
    return refusal;
  }

  /** Tries moves from the present on a private copy. */
  async plan(moves: readonly string[], skip: boolean): Promise<Planned> {
    return (await this.source()).plan({ seat: this.seat ?? 0, version: this.version, moves, skip });
  }

  async hint(): Promise<Hint> {
    return (await this.source()).hint(this.seat ?? 0);
  }

  /** How the table stood after the first `at` moves, as the seat that I look from sees it. */
  async past(at: number): Promise<Now> {
    return (await this.source()).view(this.seat, at);
  }

  async analysis(): Promise<Analysis> {
    return (await this.source()).analysis();
  }

  async record(): Promise<string> {
    return (await this.source()).record();
  }

  /** A new table that goes on from the first moves of this one. */
  async fork(wish: Fork): Promise<Table> {
    return (await this.source()).fork(wish);
  }

  /** Looks anew at how things stand. */
  async refresh(): Promise<void> {
    await this.changed(await (await this.source()).load());
  }

  /** A bot plays for a seat from now on. */
  async substitute(seat: number, level: Level): Promise<void> {
    await this.changed(await (await this.source()).substitute(seat, level));
  }

  /** A seat's person plays again. */
  async returnSeat(seat: number): Promise<void> {
    await this.changed(await (await this.source()).giveBack(seat));
  }

  /** Lets the bot that thinks play the best it has found. */
  async moveNow(): Promise<void> {
    (await this.source()).moveNow();
  }

  async say(text: string): Promise<void> {
    this.company.hear(await (await this.source()).say(text));
  }

  /** Puts aside a move that came back. */
  dismiss(): void {
    this.returned = null;
  }

  /** Forgets a move that waits for the connection. */
  withdraw(): void {
    this.queued = null;
  }

  /** The table changed by something done here (joined, started, bot seated). */
  async changed(table: Table): Promise<void> {
    const started = this.table?.status === 'open' && table.status !== 'open';
    const seats = this.mine.length;
    if (this.table?.ending && !table.ending && table.status === 'running') this.unended = Math.max(table.version, this.version);
    if (this.table?.undo && !table.undo && table.version === this.version) this.unundone = this.version;
    this.table = table;
    if (table.clock) receivedAt(table.clock);
    if (started) await Promise.all([this.catchUp(), this.look()]);
    if (started || this.mine.length !== seats) await this.lookFrom(this.seatToLookFrom(table.toMove));
  }

  private async send(command: Command): Promise<boolean> {
    this.sending = command;
    this.returned = null;
    try {
      const now = await (await this.source()).play(command);
      this.queued = null;
      await this.show(now);
      return true;
    } catch (problem) {
      if (problem instanceof Unreachable) {
        this.queued = command;
        this.connection = 'offline';
        this.stream?.renew();
        return false;
      }
      this.queued = null;
      return this.giveBack(command.move, problem);
    } finally {
      this.sending = null;
    }
  }

  private async giveBack(move: string, problem: unknown): Promise<false> {
    if (problem instanceof ApiError) {
      this.returned = { move, problem };
      if (problem.status === 409) await Promise.all([this.catchUp(), this.look()]).catch((cause) => this.stumble(cause));
    } else if (!(problem instanceof Unreachable)) {
      throw problem;
    }
    return false;
  }

  /** At one screen anybody of us may take back what one of us did last. */
  private undoSeat(): number | null {
    const last = this.log.at(-1)?.seat;
    return last !== undefined && this.mine.some((seat) => seat.seat === last) ? last : this.seat;
  }

  private seatToLookFrom(toMove: number | null | undefined): number | null {
    const mine = this.mine.map((seat) => seat.seat);
    if (typeof toMove === 'number' && mine.includes(toMove)) return toMove;
    return this.seat !== null && mine.includes(this.seat) ? this.seat : (mine[0] ?? null);
  }

  private async look(): Promise<void> {
    await this.show(await (await this.source()).view(this.seat));
  }

  /** Takes over a newer view and, if the turn went to another seat of mine, looks from there. */
  private async show(now: Now): Promise<void> {
    if (this.now && now.version < this.now.version) return;
    const seat = this.seatToLookFrom(now.view.toMove);
    if (seat !== (now.view.seat ?? null)) return this.lookFrom(seat);
    this.now = now;
    if (this.refusals.size && ![...this.refusals.keys()][0]?.startsWith(`${now.version}/`)) this.refusals.clear();
    if ((this.entries.at(-1)?.number ?? 0) < now.version) await this.catchUp();
    await this.fetchChoices();
  }

  private async lookFrom(seat: number | null): Promise<void> {
    const moved = this.seat !== seat;
    this.seat = seat;
    const now = await (await this.source()).view(seat);
    if (!this.now || now.version >= this.now.version) this.now = now;
    if (moved && this.stream) this.follow();
    await this.fetchChoices();
  }

  private async fetchChoices(): Promise<void> {
    const version = this.version;
    if (!this.myTurn || this.seat === null) this.choices = null;
    else if (this.choices?.version !== version && this.fetching !== version) {
      this.fetching = version;
      try {
        const choices = await (await this.source()).choices(this.seat);
        if (choices.version === this.version) this.choices = choices;
      } catch {
        // The view's own list of moves still serves; the next position asks anew.
      } finally {
        this.fetching = -1;
      }
    }
  }

  private async catchUp(): Promise<void> {
    for (;;) {
      const more = await (await this.source()).entries(this.entries.at(-1)?.number ?? 0);
      this.entries = joined(this.entries, more.entries) ?? more.entries;
      if (!more.entries.length || (this.entries.at(-1)?.number ?? 0) >= more.version) return;
    }
  }

  private follow(): void {
    this.stream?.close();
    const known = this.entries.at(-1)?.number;
    // What was entered but could not be looked at yet comes once more.
    const since = known === undefined ? undefined : Math.min(known, this.now?.version ?? known);
    this.stream =
      this.loaded?.follow(this.seat, since, {
        tell: (news) => void this.receive(news).catch((problem) => this.stumble(problem)),
        refused: (problem) => (this.problem = problem),
        state: (state) => {
          const back = state === 'online' && this.connection !== 'online';
          this.connection = state;
          if (!back) return;
          void this.listen();
          if (this.queued && !this.sending) void this.send(this.queued);
        },
      }) ?? null;
  }

  /** The server was lost in the middle of an answer: follows anew from what is known. */
  private stumble(problem: unknown): void {
    if (!(problem instanceof ApiError || problem instanceof Unreachable)) throw problem;
    const stream = this.stream;
    setTimeout(() => {
      if (stream && this.stream === stream) this.follow();
    }, 1000);
  }

  private async receive(news: News): Promise<void> {
    if (news.kind === 'now') await this.show(news.now);
    else if (news.kind === 'entry') await this.enter(news.entry);
    else if (news.kind === 'table') await this.changed(news.table);
    else if (news.kind === 'presence') this.company.present(news.online, news.watchers);
    else if (news.kind === 'chat') this.company.hear(news.message);
    else if (news.kind === 'thinking') this.thinking = news.thinking;
    else this.returned = { move: '', problem: news.problem };
  }

  private async enter(entry: Entry): Promise<void> {
    const entries = joined(this.entries, [entry]);
    if (entries) this.entries = entries;
    else await this.catchUp();
    if (entry.now) await this.show(entry.now);
    else if (entry.number > this.version) await this.look();
  }
}

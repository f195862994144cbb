import { calls, Stream } from '../api';
import type { Command, EndProposal, Undo } from '../api/calls';
import type { Entry, Fork, Level, Message, Now, Table } from '../api/model';
import type { SseMessage } from '../api/sse';
import { type Difference, PublicAnswers } from './publicAnswers';
import type { Capabilities, Following, Listener, News, Place, PlanWish, TableSource } from './source';

export const SERVER_CAN: Capabilities = { others: true, rated: true, delete: false };

/** A table of the server: each question is a request, and its news come by a stream. */
class ServerTable implements TableSource {
  private readonly answers = new PublicAnswers((difference) => this.report(difference));
  private listener: Listener | null = null;

  constructor(private readonly id: string) {}

  load = async (invitation?: string) => this.answers.at(await (invitation ? calls.enter(this.id, invitation) : calls.game(this.id)));
  entries = (since: number) => calls.entries(this.id, since);
  view = (seat: number | null, at?: number) => (at === undefined ? this.shown(calls.view(this.id, seat)) : calls.view(this.id, seat, at));
  choices = (seat: number) => this.answers.choices(seat)?.catch(() => calls.choices(this.id, seat)) ?? calls.choices(this.id, seat);
  why = (seat: number, move: string) => this.answers.why(seat, move)?.catch(() => calls.why(this.id, seat, move)) ?? calls.why(this.id, seat, move);
  hint = (seat: number) => calls.hint(this.id, seat);
  plan = (wish: PlanWish) => this.answers.plan(wish.seat, wish.version, wish.moves, wish.skip)?.catch(() => calls.plan(this.id, wish)) ?? calls.plan(this.id, wish);
  play = (command: Command) => this.shown(calls.play(this.id, command));
  undo = async (command: Undo) => {
    const answer = await calls.undo(this.id, command);
    return 'view' in answer ? this.answers.see(answer) : answer;
  };
  answerUndo = (request: string, agree: boolean) => calls.answerUndo(this.id, request, agree);
  proposeEnd = (proposal: EndProposal) => calls.proposeEnd(this.id, proposal);
  answerEnd = (request: string, agree: boolean) => calls.answerEnd(this.id, request, agree);
  withdrawEnd = (request: string) => calls.withdrawEnd(this.id, request);
  abandon = (version: number) => calls.abandon(this.id, version);
  substitute = (seat: number, level: Level) => calls.substitute(this.id, seat, level);
  giveBack = (seat: number) => calls.giveBack(this.id, seat);
  messages = async (since?: number) => (await calls.messages(this.id, since)).messages;
  say = (text: string) => calls.say(this.id, text);
  record = () => calls.recordText(this.id);
  salvage = () => calls.recordText(this.id);
  fork = (wish: Fork) => calls.fork(this.id, wish);
  analysis = () => calls.analysis(this.id);

  async remove(): Promise<void> {
    throw new Error('A server keeps its games.');
  }

  private async shown(now: Promise<Now>): Promise<Now> {
    return this.answers.see(await now);
  }

  private report({ seen: { version, view }, here, problem }: Difference): void {
    this.listener?.tell({ kind: 'trouble', problem });
    // The player cannot do anything about it if this fails too.
    if (view.seat !== undefined) calls.reportDifference(this.id, { seat: view.seat, version, moves: here }).catch(() => {});
  }

  /** A server's bots think in its time, and tell nothing of it. */
  moveNow(): void {}

  follow(seat: number | null, since: number | undefined, listener: Listener): Following {
    this.listener = listener;
    const stream = new Stream({
      address: calls.streamAddress(this.id, seat),
      lastEventId: since,
      onmessage: (message) => {
        const news = newsOf(message);
        const now = news?.kind === 'now' ? news.now : news?.kind === 'entry' ? news.entry.now : undefined;
        if (now) this.answers.see(now);
        if (news) listener.tell(news);
      },
      onstate: (state) => listener.state(state),
      onrefused: (problem) => listener.refused(problem),
    });
    const close = () => {
      stream.close();
      this.answers.close();
    };
    return { close, retry: () => stream.retry(), renew: () => stream.renew() };
  }
}

/** What a message of the stream says; null for those that only keep it open. */
function newsOf({ event, data }: SseMessage): News | null {
  const said: unknown = JSON.parse(data);
  switch (event) {
    case 'now':
      return { kind: 'now', now: said as Now };
    case 'entry':
      return { kind: 'entry', entry: said as Entry };
    case 'table':
      return { kind: 'table', table: said as Table };
    case 'presence':
      return { kind: 'presence', ...(said as { online: number[]; watchers: number }) };
    case 'chat':
      return { kind: 'chat', message: said as Message };
    default:
      return null;
  }
}

/** The server that these pages come from. */
export const server: Place = {
  can: SERVER_CAN,
  table: (id) => new ServerTable(id),
  games: calls.games,
  broken: async () => [],
  create: calls.create,
  importRecord: calls.importText,
  editions: async () => {
    const { house, mine, listed } = await calls.editions();
    return [
      ...house.slice(1).map(({ hash, name }) => ({ value: hash, name, kind: 'house' as const })),
      ...mine.map(({ id, name }) => ({ value: id, name, kind: 'mine' as const })),
      ...listed.map(({ id, name, owner }) => ({ value: id, name, kind: 'listed' as const, owner })),
    ];
  },
  edition: calls.editionByHash,
};

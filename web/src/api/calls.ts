import { del, get, getTagged, getText, path, post, postText, put } from './api';
import type * as M from './model';

const GAME = '/api/games/{game}';

/** The operations of the API, one function each, named as its document names them. */
export const about = () => get<M.About>('/api/about');
export const edition = () => get<unknown>('/api/edition');
/** An edition with the hash by which games name it: that of new games, unless another one is named. */
export const editionByHash = async (hash?: string) => {
  const { value, tag } = await getTagged<unknown>(path('/api/edition', {}, { hash }));
  return { edition: value, hash: tag ?? hash };
};

export const me = () => get<M.Me>('/api/me');
export const register = (credentials: M.Credentials) => post<M.Me>('/api/accounts', credentials);
export const logIn = (credentials: M.Credentials) => post<M.Me>('/api/session', credentials);
export const logOut = () => del('/api/session');
export const logOutOthers = () => del('/api/session/others');
export const changePassword = (wanted: M.NewPassword) => put<void>('/api/me/password', wanted);
export const tokens = () => get<{ tokens: M.Token[] }>('/api/tokens');
export const makeToken = (label: string) => post<M.Token>('/api/tokens', { label });
export const revokeToken = (token: string) => del(path('/api/tokens/{token}', { token }));
export const profile = (name: string) => get<M.Profile>(path('/api/accounts/{name}', { name }));
export const headToHead = (name: string, other: string) =>
  get<M.HeadToHead>(path('/api/accounts/{name}/against/{other}', { name, other }));
export const ranking = () => get<M.Ranking>('/api/ranking');

export type Show = 'open' | 'mine' | 'running' | 'finished';
export const games = (show: Show, after?: string, limit?: number) =>
  get<M.Tables>(path('/api/games', {}, { show, after, limit }));
export const create = (table: M.NewTable) => post<M.Table>('/api/games', table);
/** The text of a record goes as it is: reading it would cost the last digits of its seed. */
export const importText = ({ record, ...wish }: Omit<M.Import, 'record'> & { record: string }) =>
  postText<M.Table>('/api/games/import', `{"record":${record},${JSON.stringify(wish).slice(1)}`.replace(/,\}$/, '}'));
export const game = (game: string) => get<M.Table>(path(GAME, { game }));
export const cancel = (game: string) => del(path(GAME, { game }));
/** Gives up a running game that nobody else plays. */
export const abandon = (game: string, version: number) => post<void>(path(`${GAME}/abandon`, { game }), { version });
export const enter = (game: string, invitation: string) => post<M.Table>(path(`${GAME}/enter`, { game }), { invitation });
export const start = (game: string, fill?: M.Level) => post<M.Table>(path(`${GAME}/start`, { game }, { fill }));

const SEAT = `${GAME}/seats/{seat}`;
export const join = (game: string, seat: number, name: string, invitation?: string) =>
  put<M.Table>(path(SEAT, { game, seat }), { name, invitation });
export const leave = (game: string, seat: number) => del<M.Table>(path(SEAT, { game, seat }));
export const substitute = (game: string, seat: number, level: M.Level) =>
  put<M.Table>(path(`${SEAT}/bot`, { game, seat }), { level });
/** Before the start; refused where another seat has the colour. */
export const chooseColour = (game: string, seat: number, colour: M.Colour) =>
  put<M.Table>(path(`${SEAT}/colour`, { game, seat }), { colour });
export const giveBack = (game: string, seat: number) => del<M.Table>(path(`${SEAT}/bot`, { game, seat }));
/** Gives a running game up for oneself: a loss, and for good. */
export const resign = (game: string, seat: number) => post<M.Table>(path(`${SEAT}/resign`, { game, seat }));
/** Lets the agreed bot play for somebody else who is absent and has let everybody wait. */
export const standIn = (game: string, seat: number) => post<M.Table>(path(`${SEAT}/stand-in`, { game, seat }));
export const recovery = (game: string, seat: number) => post<M.Recovery>(path(`${SEAT}/recovery`, { game, seat }));
export const recover = (secret: string) => post<M.Recovered>('/api/recover', { secret });

type AsSeat = number | null;
export const view = (game: string, seat: AsSeat, at?: number) => get<M.Now>(path(`${GAME}/view`, { game }, { seat, at }));
export const entries = (game: string, since = 0, limit = 1000) =>
  get<M.Entries>(path(`${GAME}/entries`, { game }, { since, limit }));
export const choices = (game: string, seat: number) => get<M.Choices>(path(`${GAME}/choices`, { game }, { seat }));
export const why = (game: string, seat: number, move: string) =>
  get<M.Refusal>(path(`${GAME}/why`, { game }, { seat, move }));
export const plan = (game: string, wish: { seat: number; version: number; moves: readonly string[]; skip: boolean }) =>
  post<M.Planned>(path(`${GAME}/plan`, { game }), wish);
export const hint = (game: string, seat: number) => get<M.Hint>(path(`${GAME}/hint`, { game }, { seat }));

export interface Command {
  seat: number;
  version: number;
  id: string;
  move: string;
}
export const play = (game: string, command: Command) => post<M.Now>(path(`${GAME}/moves`, { game }), command);

export interface Undo {
  seat: number;
  version: number;
  id: string;
  to?: number;
}
/** The table itself comes back where the others have to agree first. */
export const undo = (game: string, command: Undo) => post<M.Now | M.Table>(path(`${GAME}/undo`, { game }), command);
export const answerUndo = (game: string, request: string, agree: boolean) =>
  post<M.Table>(path(`${GAME}/undo/answer`, { game }), { request, agree });

export interface EndProposal {
  seat: number;
  version: number;
  id: string;
  kind: M.Ending;
}
/** Ends the game before its end; where others have a say they are asked first, and the table's `ending` tells. */
export const proposeEnd = (game: string, proposal: EndProposal) => post<M.Table>(path(`${GAME}/end`, { game }), proposal);
export const answerEnd = (game: string, request: string, agree: boolean) =>
  post<M.Table>(path(`${GAME}/end/answer`, { game }), { request, agree });
export const withdrawEnd = (game: string, request: string) => post<M.Table>(path(`${GAME}/end/withdraw`, { game }), { request });

export const messages = (game: string, since = 0) => get<{ messages: M.Message[] }>(path(`${GAME}/chat`, { game }, { since }));
export const say = (game: string, text: string) => post<M.Message>(path(`${GAME}/chat`, { game }), { text });
export const recordText = (game: string) => getText(path(`${GAME}/record`, { game }));
export const fork = (game: string, wish: M.Fork) => post<M.Table>(path(`${GAME}/fork`, { game }), wish);
export const analysis = (game: string) => get<M.Analysis>(path(`${GAME}/analysis`, { game }));
export const streamAddress = (game: string, seat: AsSeat) => path(`${GAME}/stream`, { game }, { seat, views: true });

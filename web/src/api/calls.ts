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

export const editions = () => get<M.Editions>('/api/editions');
export const ownEdition = (edition: string) => get<M.Edition>(path('/api/editions/{edition}', { edition }));
export const makeEdition = (made: M.NewEdition) => post<M.Edition>('/api/editions', made);
/** Refused as `stale` if it has changed since. */
export const changeEdition = (edition: string, change: M.EditionChange) => put<M.Edition>(path('/api/editions/{edition}', { edition }), change);
export const deleteEdition = (edition: string) => del(path('/api/editions/{edition}', { edition }));

export const me = () => get<M.Me>('/api/me');
export const register = (credentials: M.Credentials) => post<M.Me>('/api/accounts', credentials);
export const logIn = (credentials: M.Credentials) => post<M.Me>('/api/session', credentials);
export const logOut = () => del('/api/session');
export const logOutOthers = () => del('/api/session/others');
export const changePassword = (wanted: M.NewPassword) => put<void>('/api/me/password', wanted);
export const tokens = () => get<{ tokens: M.Token[] }>('/api/tokens');
export const makeToken = (label: string) => post<M.Token>('/api/tokens', { label });
export const revokeToken = (token: string) => del(path('/api/tokens/{token}', { token }));
export const rest = () => get<M.Rest>('/api/me/rest');
export const setQuiet = (quiet: M.Quiet) => put<M.Rest>('/api/me/rest/quiet', quiet);
export const noQuiet = () => del<M.Rest>('/api/me/rest/quiet');
export const goOnVacation = (begins: string, ends: string) => post<M.Rest>('/api/me/rest/vacations', { begins, ends });
export const comeBack = (vacation: string) => del<M.Rest>(path('/api/me/rest/vacations/{vacation}', { vacation }));
export const notices = () => get<M.Notices>('/api/me/notices');
export const wishNotices = (change: M.NoticeChange) => put<M.Notices>('/api/me/notices', change);
export const addWebhook = (webhook: M.NewWebhook) => post<M.Webhook>('/api/me/notices/webhooks', webhook);
export const removeWebhook = (webhook: string) => del(path('/api/me/notices/webhooks/{webhook}', { webhook }));
export const addBrowser = (browser: M.NewPushBrowser) => post<M.PushBrowser>('/api/me/notices/browsers', browser);
export const removeBrowser = (browser: string) => del(path('/api/me/notices/browsers/{browser}', { browser }));
/** The password is asked for, so that nobody gets hold of an account by a page that was left open. */
export const giveMailAddress = (given: { address: string; password: string; language?: M.NoticeLanguage }) => put<void>('/api/me/mail', given);
export const removeMailAddress = () => del('/api/me/mail');
export const confirmMailAddress = (token: string) => post<void>('/api/mail/confirm', { token });
export const unsubscribe = (token: string) => post<void>(path('/api/mail/unsubscribe/{token}', { token }), {});
export const forgotPassword = (account: string) => post<void>('/api/mail/forgotten', { account });
export const recoverPassword = (token: string, password: string) => put<void>('/api/mail/password', { token, password });
export const profile = (name: string) => get<M.Profile>(path('/api/accounts/{name}', { name }));
export const headToHead = (name: string, other: string) =>
  get<M.HeadToHead>(path('/api/accounts/{name}/against/{other}', { name, other }));
export const ladder = () => get<M.Ladder>('/api/ladder');
export const becomeProgram = () => put<void>('/api/me/program', {});
export const enterLadder = () => put<void>('/api/me/ladder', {});
export const leaveLadder = () => del('/api/me/ladder');
export const ranking = (pool: M.RatingPool) => get<M.Ranking>(path('/api/ranking', {}, { pool }));
export const ratingHistory = (name: string, pool: M.RatingPool) =>
  get<M.RatingHistory>(path('/api/accounts/{name}/ratings/{pool}', { name, pool }));

export const personStats = (name: string, pool: M.StatsPool) => get<M.PersonStats>(path('/api/accounts/{name}/stats', { name }, { pool }));

const ME = '/api/me';
export const circle = () => get<M.Circle>(`${ME}/circle`);
/** Asks, or agrees to what the other has asked. */
export const befriend = (name: string) => put<M.Circle>(path(`${ME}/friends/{name}`, { name }), {});
export const unfriend = (name: string) => del<M.Circle>(path(`${ME}/friends/{name}`, { name }));
export const avoid = (whom: M.Avoid) => post<M.Circle>(`${ME}/avoided`, whom);
export const forgive = (id: string) => del<M.Circle>(path(`${ME}/avoided/{id}`, { id }));
export const report = (report: M.NewReport) => post<void>('/api/reports', report);
export const deleteAccount = (password: string) => post<void>(`${ME}/deletion`, { password });
export const invitations = () => get<{ invitations: M.Invited[] }>(`${ME}/invitations`);
export const declineInvitation = (game: string) => del(path(`${ME}/invitations/{game}`, { game }));

const DAY = '/api/daily/{day}';
export const daily = () => get<M.DailyDeal>('/api/daily');
export const dailyBoard = (day: string) => get<M.DailyBoard>(path(DAY, { day }));
export const dailyMonth = (month: string) => get<M.DailyMonth>(path('/api/daily/months/{month}', { month }));
/** The text of a record goes as it is, both ways: reading it would cost the last digits of its seed. */
export const sendDaily = (day: string, record: string) => postText<M.DailyMine>(path(DAY, { day }), `{"record":${record}}`);
export const dailyRecord = (day: string, name: string) => getText(path(`${DAY}/records/{name}`, { day, name }));
export const streak = () => get<M.DailyStreak>(`${ME}/streak`);

const CONTEST = '/api/contests/{contest}';
export type ShowContests = 'open' | 'running' | 'over';
export const contests = (show: ShowContests, after?: string, limit?: number) => get<M.Contests>(path('/api/contests', {}, { show, after, limit }));
export const myContests = () => get<M.MyContests>(`${ME}/contests`);
export const makeContest = (wanted: M.NewContest) => post<M.Contest>('/api/contests', wanted);
export const contest = (contest: string) => get<M.Contest>(path(CONTEST, { contest }));
export const contestRound = (contest: string, round: number) => get<M.ContestRound>(path(`${CONTEST}/rounds/{round}`, { contest, round }));
export const joinContest = (contest: string) => post<M.Contest>(path(`${CONTEST}/join`, { contest }));
export const leaveContest = (contest: string) => post<M.Contest>(path(`${CONTEST}/withdraw`, { contest }));
export const startContest = (contest: string) => post<M.Contest>(path(`${CONTEST}/start`, { contest }));
/** Takes somebody out, for everybody to read why. */
export const disqualify = (contest: string, name: string, reason: string) => post<M.Contest>(path(`${CONTEST}/disqualify`, { contest }), { name, reason });
export const nextSeason = (contest: string, closes: string) => post<M.Contest>(path(`${CONTEST}/next`, { contest }), { closes });
export const cancelContest = (contest: string) => del(path(CONTEST, { contest }));
/** Files to be saved. */
export const contestExport = (contest: string) => path(`${CONTEST}/export`, { contest });
export const contestStandings = (contest: string) => path(`${CONTEST}/standings`, { contest });

const ADMIN = '/api/admin';
export const adminFigures = () => get<M.AdminFigures>(ADMIN);
export const adminGames = (status: M.AdminGame['status'], search: string) => get<{ games: M.AdminGame[] }>(path(`${ADMIN}/games`, {}, { status, search }));
export const adminStop = (game: string) => del(path(`${ADMIN}/games/{game}`, { game }));
export const adminPeople = (search: string, after?: string) => get<{ people: M.AdminPerson[] }>(path(`${ADMIN}/people`, {}, { search, after }));
export const ban = (name: string, how: { days?: number; reason: string }) => put<void>(path(`${ADMIN}/people/{name}/ban`, { name }), how);
export const unban = (name: string) => del(path(`${ADMIN}/people/{name}/ban`, { name }));
export const adminReports = () => get<{ reports: M.AdminReport[] }>(`${ADMIN}/reports`);
export const adminHandled = (id: string) => put<void>(path(`${ADMIN}/reports/{id}`, { id }), {});

export type Show = 'open' | 'mine' | 'running' | 'finished';
export const games = (show: Show, after?: string, limit?: number) =>
  get<M.Tables>(path('/api/games', {}, { show, after, limit }));
export const create = (table: M.NewTable) => post<M.Table>('/api/games', table);
/** The text of a record goes as it is: reading it would cost the last digits of its seed. */
export const importText = ({ record, edition, ...wish }: Omit<M.Import, 'record' | 'edition'> & { record: string; edition?: string }) =>
  postText<M.Table>('/api/games/import', `{"record":${record},${edition === undefined ? '' : `"edition":${edition},`}${JSON.stringify(wish).slice(1)}`.replace(/,\}$/, '}'));
export const game = (game: string) => get<M.Table>(path(GAME, { game }));
export const cancel = (game: string) => del(path(GAME, { game }));
/** Gives up a running game that nobody else plays. */
export const abandon = (game: string, version: number) => post<void>(path(`${GAME}/abandon`, { game }), { version });
export const enter = (game: string, invitation: string) => post<M.Table>(path(`${GAME}/enter`, { game }), { invitation });
export const start = (game: string, fill?: M.Level) => post<M.Table>(path(`${GAME}/start`, { game }, { fill }));

export const invited = (game: string) => get<{ invited: string[] }>(path(`${GAME}/invitations`, { game }));
export const invite = (game: string, name: string) => post<{ invited: string[] }>(path(`${GAME}/invitations`, { game }), { name });
/** Once more with the same people: makes the table, or sits down at the one that another has made. */
export const rematch = (game: string) => post<M.Table>(path(`${GAME}/rematch`, { game }));
export const gameStats = (game: string) => get<{ seats: M.SeatStats[] }>(path(`${GAME}/stats`, { game }));
export const note = (game: string) => get<M.Note>(path(`${GAME}/note`, { game }));
export const writeNote = (game: string, text: string) => put<M.Note>(path(`${GAME}/note`, { game }), { text });
export const muted = (game: string) => get<{ muted: { seat: number; id: string }[] }>(path(`${GAME}/muted`, { game }));

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
/** Says that the engine here finds other moves legal; the server looks for itself. */
export const reportDifference = (game: string, found: M.Difference) =>
  post<M.DifferenceFound>(path(`${GAME}/differences`, { game }), found);
export const plan = (game: string, wish: { seat: number; version: number; moves: readonly string[]; skip: boolean }) =>
  post<M.Planned>(path(`${GAME}/plan`, { game }), wish);
const SENT_PLAN = `${GAME}/seats/{seat}/plan`;
export const sentPlan = (game: string, seat: number) => get<M.SentPlan>(path(SENT_PLAN, { game, seat }));
export const sendPlan = (game: string, seat: number, plan: M.NewSentPlan) => put<M.SentPlan>(path(SENT_PLAN, { game, seat }), plan);
export const withdrawPlan = (game: string, seat: number) => del(path(SENT_PLAN, { game, seat }));
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

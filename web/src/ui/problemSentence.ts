import { ApiError, Unreachable } from '../api';
import { type Key, language, t } from '../i18n';

/** Problems that people meet, in their language. In English the server's own sentence says the rest, and says it better. */
const KNOWN: Record<string, Key> = {
  stale: 'problem.stale',
  'seat-taken': 'problem.seatTaken',
  'colour-taken': 'problem.colourTaken',
  'no-such-link': 'problem.noSuchLink',
  'one-seat-each': 'problem.oneSeatEach',
  'other-account': 'problem.otherAccount',
  'not-your-turn': 'problem.notYourTurn',
  started: 'problem.started',
  'bot-plays': 'problem.botPlays',
  'not-host': 'problem.notHost',
  'not-running': 'problem.notRunning',
  'others-play': 'problem.othersPlay',
  proposed: 'problem.proposed',
  'proposed-lately': 'problem.proposedLately',
  'no-request': 'problem.noRequest',
  'not-welcome': 'problem.notWelcome',
  'no-such-account': 'problem.noSuchAccount',
  yourself: 'problem.yourself',
  seated: 'problem.seated',
  'bad-mail-address': 'mail.bad',
  'many-letters': 'mail.many',
  'link-void': 'mail.void',
  'many-reports': 'problem.manyReports',
  'other-deal': 'problem.otherDeal',
  'sent-already': 'problem.sentAlready',
  'too-late': 'problem.tooLate',
  copied: 'problem.copied',
  unfinished: 'problem.unfinished',
  'not-played': 'problem.notPlayed',
  'no-such-deal': 'problem.noSuchDeal',
  'not-organiser': 'problem.notOrganiser',
  'many-contests': 'problem.manyContests',
  'has-next': 'problem.hasNext',
  closed: 'problem.signUpClosed',
  full: 'problem.contestFull',
  'no-member': 'problem.noMember',
  'too-few': 'problem.tooFew',
  begun: 'problem.contestBegun',
  'no-account': 'problem.noAccount',
  'no-such-contest': 'problem.noSuchContest',
  'not-again': 'problem.contestRefused',
  contest: 'problem.inContest',
  sealed: 'problem.sealed',
  unplayable: 'problem.unplayable',
  rated: 'problem.rated',
  'rated-alone': 'problem.ratedAlone',
  ladder: 'ladder.noWayOut',
  program: 'ladder.refused',
  'played-as-person': 'ladder.playedAsPerson',
  'no-ladder': 'ladder.off',
  'ladder-full': 'ladder.full',
  'no-program': 'ladder.noProgram',
  'rated-running': 'problem.ratedRunning',
  over: 'problem.notRunning',
  'not-finished': 'problem.notFinished',
  'not-started': 'problem.notStarted',
  'seats-open': 'problem.seatsOpen',
  'wrong-password': 'problem.wrongPassword',
  'name-taken': 'problem.nameTaken',
  'bad-name': 'problem.badName',
  'bad-record': 'problem.badRecord',
  'illegal-move': 'problem.illegal',
  'no-move': 'problem.illegal',
  'storage-full': 'problem.storageFull',
  'storage-blocked': 'problem.storageBlocked',
  'not-kept': 'problem.notKept',
  'broken-game': 'problem.brokenGame',
  'engine-died': 'problem.engineDied',
  'no-engine': 'problem.noEngine',
  'engines-differ': 'problem.enginesDiffer',
};
const BY_STATUS: Record<number, Key> = {
  400: 'problem.badRequest',
  401: 'problem.unknown',
  403: 'problem.notAllowed',
  404: 'problem.notFound',
  409: 'problem.notNow',
  413: 'problem.tooLarge',
  422: 'problem.badRequest',
  429: 'problem.busy',
  503: 'problem.busy',
};

/** A problem that a page says in its own words, in the language of the reader. */
export class Said extends Error {}

export function problemSentence(problem: unknown): string {
  if (problem instanceof Unreachable) return t('problem.unreachable');
  if (problem instanceof Said) return problem.message;
  const english = language() === 'en';
  if (!(problem instanceof ApiError)) return english ? String(problem instanceof Error ? problem.message : problem) : t('problem.other');
  const key = KNOWN[problem.code] ?? (english ? undefined : (BY_STATUS[problem.status] ?? 'problem.other'));
  return key ? t(key) : problem.message;
}

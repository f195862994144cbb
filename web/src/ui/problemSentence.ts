import { ApiError, Unreachable } from '../api';
import { type Key, language, t } from '../i18n';

/** Problems that people meet often, in their language; the server's own sentence, in English, says the rest. */
const KNOWN: Record<string, Key> = {
  stale: 'problem.stale',
  'seat-taken': 'problem.seatTaken',
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
  unplayable: 'problem.unplayable',
  'storage-full': 'problem.storageFull',
  'storage-blocked': 'problem.storageBlocked',
  'not-kept': 'problem.notKept',
  'broken-game': 'problem.brokenGame',
  'bad-record': 'problem.badRecord',
  'engine-died': 'problem.engineDied',
  'no-engine': 'problem.noEngine',
};
const BY_STATUS: Record<number, Key> = {
  401: 'problem.unknown',
  403: 'problem.notAllowed',
  404: 'problem.notFound',
  429: 'problem.busy',
  503: 'problem.busy',
};

export function problemSentence(problem: unknown): string {
  if (problem instanceof Unreachable) return t('problem.unreachable');
  if (!(problem instanceof ApiError)) return problem instanceof Error ? problem.message : String(problem);
  const key = KNOWN[problem.code] ?? (language() === 'en' ? undefined : BY_STATUS[problem.status]);
  return key ? t(key) : problem.message;
}

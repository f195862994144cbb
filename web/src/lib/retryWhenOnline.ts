import { Unreachable } from '../api';

const WAIT = 3000;

/** For effects: tries again by itself what failed for want of a connection, soon and as soon as the network is back. */
export function retryWhenOnline(problem: unknown, attempt: () => void): (() => void) | undefined {
  if (!(problem instanceof Unreachable)) return undefined;
  const timer = setTimeout(attempt, WAIT);
  addEventListener('online', attempt);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', attempt);
  };
}

import { ApiError, calls, type Me, Unreachable } from '../api';

interface Known {
  loaded: boolean;
  person: string | null;
  name: string | null;
  account: boolean;
  /** Whether the account looks after the server. */
  admin: boolean;
}

const NOBODY: Known = { loaded: false, person: null, name: null, account: false, admin: false };

/** Who I am to the server: nobody yet, somebody with a cookie, or an account. */
export const me: Known = $state({ ...NOBODY });

export function iAm(who: Me | null): void {
  Object.assign(me, NOBODY, who ?? {}, { loaded: true });
}

/** Asks the server anew. Whoever is not known yet is nobody, which is fine. */
export async function loadMe(): Promise<void> {
  try {
    iAm(await calls.me());
  } catch (problem) {
    if (problem instanceof ApiError && problem.status === 401) iAm(null);
    else if (!(problem instanceof ApiError || problem instanceof Unreachable)) throw problem;
  }
}

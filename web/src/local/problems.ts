import { ApiError } from '../api';
import { EngineProblem } from '../engine';

/** A refusal of this device, in the shape that a server's has: pages need not know who said no. */
export function refused(status: number, code: string, detail: string): ApiError {
  return new ApiError({ type: 'about:blank', title: detail, status, detail, code });
}

export const stale = (): ApiError => refused(409, 'stale', 'The game went on in another window.');

/** What went wrong, as pages know it; what is none of ours stays as it is. */
export function asApiError(problem: unknown): unknown {
  return problem instanceof EngineProblem ? new ApiError(problem.problem) : problem;
}

/** What the browser's storage said, plainly. */
export function storageProblem(cause: unknown): ApiError {
  const full = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  const said = cause instanceof Error ? cause.message : String(cause);
  return full
    ? refused(507, 'storage-full', 'The storage that the browser gives this page is full. Nothing was lost, but nothing more can be kept.')
    : refused(500, 'storage-blocked', `The browser does not let this page keep games: ${said}`);
}

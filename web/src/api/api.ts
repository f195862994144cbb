import type { Problem } from './model';

/** The server said no. `code` is stable, `message` is its sentence for people, `rule` names what forbids a move. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(readonly problem: Problem) {
    super(problem.detail || problem.title);
  }

  get status(): number {
    return this.problem.status;
  }

  get code(): string {
    return this.problem.code;
  }

  get rule(): string | undefined {
    return this.problem.rule;
  }
}

/** The server could not be reached: worth another try, and nobody's fault. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

export type Query = Record<string, string | number | boolean | null | undefined>;

/** Fills `{names}` of a path of the API in, so that no id can leave its place. */
export function path(template: string, names: Record<string, string | number> = {}, query: Query = {}): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names[name])));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return asked.length ? `${filled}?${search}` : filled;
}

export const get = <T>(address: string, signal?: AbortSignal): Promise<T> => request('GET', address, undefined, signal);
export const post = <T>(address: string, body: unknown = {}): Promise<T> => request('POST', address, body);
export const put = <T>(address: string, body: unknown = {}): Promise<T> => request('PUT', address, body);
export const del = <T = void>(address: string): Promise<T> => request('DELETE', address);

/** What an address holds, with the tag that its server gave it. */
export async function getTagged<T>(address: string): Promise<{ value: T; tag: string | undefined }> {
  const response = await answer('GET', address);
  // A proxy that packs answers calls the tag a weak one.
  return { value: (await response.json()) as T, tag: response.headers.get('ETag')?.match(/"(.*)"/)?.[1] };
}

export const getText = async (address: string): Promise<string> => (await answer('GET', address)).text();

/** Sends a body that is JSON already. */
export const postText = async <T>(address: string, body: string): Promise<T> => (await (await answer('POST', address, body)).json()) as T;

async function request<T>(method: string, address: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const response = await answer(method, address, body === undefined ? undefined : JSON.stringify(body), signal);
  if (response.status === 204) return undefined as T;
  return (await response.json()) as T;
}

async function answer(method: string, address: string, body?: string, signal?: AbortSignal): Promise<Response> {
  const init: RequestInit = { method, signal, credentials: 'same-origin', headers: { Accept: 'application/json' } };
  if (method !== 'GET') {
    // A form on another site cannot send this type: that is the server's guard against forged requests.
    init.headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
    if (body !== undefined) init.body = body;
  }
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new Unreachable('The server cannot be reached', { cause });
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

/** What an answer other than success means. A proxy without a server, or a server without its database, is unreachable. */
export async function refusal(response: Response): Promise<Error> {
  const type = response.headers.get('Content-Type') ?? '';
  const away = response.status === 502 || response.status === 503 || response.status === 504;
  if (type.includes('json')) {
    try {
      const problem = (await response.json()) as Problem;
      if (!away || problem.code === 'overloaded') return new ApiError(problem);
    } catch {
      // Not what it claimed to be: described by its status below.
    }
  }
  if (away || response.status === 500) return new Unreachable(`The server does not answer (${response.status})`);
  const title = response.statusText || `Status ${response.status}`;
  return new ApiError({ type: 'about:blank', title, status: response.status, detail: title, code: `http-${response.status}` });
}

/** An id made here, so that a command sent twice is done once. Works without a secure context as well. */
export function commandId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

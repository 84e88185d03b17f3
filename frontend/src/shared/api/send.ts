import { currentToken, renewToken } from '../auth/token-manager.js';
import { randomId } from '../lib/random-id.js';
import { isKept } from '../offline/can-keep.js';
import { mayKeep } from '../offline/to-keep.js';
import { errorOf } from './error-of.js';
import type { ApiError } from './problem.js';
import { readAfter } from './read-after.js';
import { requestPath, type ApiRequest } from './request.js';
import { newTraceParent } from './trace-parent.js';

/** What was just made is asked for again this often, for this long, while the server says that it is not shown yet; in ms. */
const ARRIVES_AGAIN_MS = 500;
const ARRIVES_WITHIN_MS = 60_000;

let checkAnswer: (asked: ApiRequest, data: unknown) => void = () => undefined;

/** Development only: who looks at every answer. */
export function onAnswer(check: typeof checkAnswer): void {
  checkAnswer = check;
}

/** What was answered, and the cursor with which a list goes on; null for what is whole. */
export type Sent =
  | { readonly data: unknown; readonly meta: { readonly next: string | null } }
  | { readonly error: ApiError };

/** The server says in a header where a list goes on whose JSON has no place for that. */
function nextOf({ headers }: Response): string | null {
  const cursor = /<[^>]*[?&]cursor=([^>&]+)[^>]*>; *rel="next"/.exec(headers.get('Link') ?? '')?.[1];
  return cursor === undefined ? null : decodeURIComponent(cursor);
}

/** What is the same in every attempt of a call. */
interface Marks {
  readonly key: string;
  /** Of its attempts together; null of what changes nothing. */
  readonly traceparent: string | null;
  /** The own writes that a read is to show; null without any. */
  readonly after: string | null;
}

const marksOf = ({ route }: ApiRequest, key: string): Marks => ({
  key,
  traceparent: route.method === 'GET' ? null : newTraceParent(),
  after: route.method === 'GET' ? readAfter.header() : null,
});

function headersOf(asked: ApiRequest, token: string | null, { key, traceparent, after }: Marks): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  // A form names its own type, with the boundary of its parts.
  if (asked.body !== undefined && !(asked.body instanceof FormData)) headers.set('Content-Type', 'application/json');
  if (asked.route.method === 'POST') headers.set('Idempotency-Key', key);
  if (traceparent !== null) headers.set('traceparent', traceparent);
  if (token === null) return headers;
  headers.set('Authorization', `Bearer ${token}`);
  if (after !== null) headers.set('Read-After', after);
  return headers;
}

function bodyOf({ body }: ApiRequest): { body?: FormData | string } {
  if (body === undefined) return {};
  return { body: body instanceof FormData ? body : JSON.stringify(body) };
}

async function attempt(asked: ApiRequest, marks: Marks, signal: AbortSignal): Promise<Response> {
  const call = (token: string | null) =>
    fetch(requestPath(asked), {
      method: asked.route.method,
      headers: headersOf(asked, token, marks),
      signal,
      ...(asked.keepalive === true && { keepalive: true }),
      ...bodyOf(asked),
    });
  const token = await currentToken();
  const response = await call(token);
  return response.status === 401 && token !== null ? call(await renewToken()) : response;
}

export type SentFile = { readonly file: Blob } | { readonly error: ApiError };

/** Fetches a file with the caller's token. @throws what the signal was aborted with */
export async function fetchFile(asked: ApiRequest, signal: AbortSignal): Promise<SentFile> {
  try {
    const response = await attempt(asked, marksOf(asked, randomId()), signal);
    return response.ok ? { file: await response.blob() } : { error: await errorOf(response) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { error: { kind: 'offline' } };
  }
}

/** Nothing is there, but the caller's own writes are not shown yet: it may be one of them. */
const isBehind = ({ status, headers }: Response): boolean => status === 404 && headers.get('Read-Stale') === '1';

const later = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ARRIVES_AGAIN_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** As `attempt`; what the caller has just made is waited for. */
async function arrived(asked: ApiRequest, marks: Marks, signal: AbortSignal): Promise<Response> {
  const until = Date.now() + ARRIVES_WITHIN_MS;
  let response = await attempt(asked, marks, signal);
  while (isBehind(response) && Date.now() < until) {
    await later(signal);
    response = await attempt(asked, marks, signal);
  }
  return response;
}

/** What was kept of an answer, where the server cannot be reached. */
async function keptAnswer(asked: ApiRequest): Promise<Sent> {
  const kept = isKept() ? await import('../offline/kept-answers.js').catch(() => null) : null;
  return (await kept?.recall(asked)) ?? { error: { kind: 'offline' } };
}

/** A proxy says so when the server behind it is away. */
const isAway = (error: ApiError): boolean => error.kind === 'broken' && error.status >= 502 && error.status <= 504;

/**
 * Sends a call with the caller's token, `Read-After` and an idempotency key; renews the token once on 401, and repeats
 * a call once (same key) when the connection broke under it. What the caller has just made is waited for, a minute at most.
 * Without a connection the answer is the one that was kept, if there is one.
 */
export async function send(asked: ApiRequest, signal: AbortSignal): Promise<Sent> {
  const marks = marksOf(asked, asked.idempotencyKey ?? randomId());
  try {
    const response = await arrived(asked, marks, signal).catch((error: unknown) => {
      if (signal.aborted || !navigator.onLine) throw error;
      return arrived(asked, marks, signal);
    });
    if (isBehind(response)) return { error: { kind: 'behind' } };
    if (!response.ok) {
      const error = await errorOf(response);
      if (response.status === 404) mayKeep({ gone: asked });
      return isAway(error) ? await keptAnswer(asked) : { error };
    }
    const data: unknown = await response.json();
    readAfter.remember(data);
    checkAnswer(asked, data);
    const next = nextOf(response);
    if (asked.route.method === 'GET') mayKeep({ asked, data, next });
    return { data, meta: { next } };
  } catch (error) {
    if (signal.aborted) throw error;
    return error instanceof SyntaxError ? { error: { kind: 'broken', status: 200 } } : keptAnswer(asked);
  }
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { identityProblems, type IdentityProblem } from '@combolab/contracts';
import type { StoreFault, StoreFaults } from './store-faults.js';

/** The paths of the provider that are served; everything else below `/api/auth` is 404. */
const SERVED = new Set([
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-out',
  'POST /request-password-reset',
  'POST /reset-password',
  'POST /change-password',
  'POST /send-verification-email',
  'GET /verify-email',
  'GET /sessions',
  'POST /sessions/end',
  'POST /sessions/end-others',
  'GET /token',
  'GET /jwks',
  'GET /get-session',
]);
const MAX_BODY_BYTES = 64 * 1024;

const foreignOrigin: IdentityProblem = {
  status: 403,
  code: 'foreign-origin',
  title: 'Another site',
  detail: 'This request came from another address than the site has. Open the site at its own address and try again.',
};

const refusals: Readonly<Record<string, IdentityProblem>> = {
  USER_ALREADY_EXISTS: identityProblems.emailInUse,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: identityProblems.emailInUse,
  INVALID_EMAIL_OR_PASSWORD: identityProblems.wrongCredentials,
  EMAIL_NOT_VERIFIED: identityProblems.emailNotVerified,
  PASSWORD_TOO_SHORT: identityProblems.passwordTooShort,
  PASSWORD_TOO_LONG: identityProblems.passwordTooLong,
  INVALID_TOKEN: identityProblems.resetLinkVoid,
  INVALID_ORIGIN: foreignOrigin,
  MISSING_OR_NULL_ORIGIN: foreignOrigin,
  INVALID_EMAIL: identityProblems.notAnEmail,
  INVALID_PASSWORD: identityProblems.wrongPassword,
  EMAIL_ALREADY_VERIFIED: identityProblems.alreadyVerified,
  TOO_MANY_GUESSES: {
    status: 429,
    code: 'too-many-guesses',
    title: 'Too many wrong passwords',
    detail:
      'Too many passwords were tried with this e-mail from new addresses. ' +
      'Wait, log in from where you have logged in before, or reset the password here.',
  },
  SESSION_NOT_FOUND: {
    status: 404,
    code: 'no-such-session',
    title: 'Signed out already',
    detail: 'This session has ended already.',
  },
  MAIL_OFF: {
    status: 503,
    code: 'mail-off',
    title: 'No mail',
    detail: 'This site sends no mail, so it cannot send you a link. Ask who runs it.',
  },
};

const faultRefusals: Readonly<Record<StoreFault, IdentityProblem>> = {
  'email-in-use': identityProblems.emailInUse,
  'store-away': identityProblems.storeAway,
  'no-space': identityProblems.noSpace,
};

function refusalOf(status: number, body: { readonly code?: unknown }): IdentityProblem {
  const code = String(body.code);
  const known = refusals[code];
  if (known !== undefined) return known;
  if (status === 401) return { status, code: 'unauthorized', title: 'Not logged in', detail: 'Log in and try again.' };
  if (status >= 500) return identityProblems.internal;
  return {
    status: status === 422 ? 400 : status,
    code: 'malformed',
    title: 'Not understood',
    detail: 'Check what was sent and try again.',
  };
}

const KEEP_TOKENS = 'x-combolab-keep-tokens';

/** Whether a change of the password was sent with `endTokens: false`. */
export const keepsTokens = (headers: Headers | undefined): boolean => headers?.get(KEEP_TOKENS) === '1';

/** The provider's own schemas would lose it, so it goes beside the body. */
function noteKept(headers: Headers, body: Buffer | null): void {
  headers.delete(KEEP_TOKENS);
  const { endTokens } = parsed(body?.toString() ?? '') as { endTokens?: unknown };
  if (endTokens === false) headers.set(KEEP_TOKENS, '1');
}

/** An empty object for what is no JSON object. */
function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch (error) {
    // some refusals have no body; their status says enough
    if (!(error instanceof SyntaxError)) throw error;
    return {};
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const correlationIdOf = (response: ServerResponse): string => String(response.getHeader('x-correlation-id') ?? '');

function send(response: ServerResponse, { retryAfter, ...refusal }: IdentityProblem): void {
  const correlationId = correlationIdOf(response);
  if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter));
  response.writeHead(refusal.status, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ type: `urn:combolab:problem:${refusal.code}`, ...refusal, correlationId }));
}

export interface AuthHandlerOptions {
  readonly baseUrl: string;
  readonly handle: (request: Request) => Promise<Response>;
  /** Header in which `handle` finds the address of the caller. */
  readonly clientAddressHeader: string;
  readonly faults: StoreFaults;
  /** Tells the operator. */
  readonly print: (line: string) => void;
}

/** Serves `/api/auth/*` through a fetch-style handler; its refusals become problem documents with fixed texts. */
export function authHandler({
  baseUrl,
  handle,
  clientAddressHeader,
  faults,
  print,
}: AuthHandlerOptions): RequestListener {
  const serve = async (
    request: IncomingMessage & { originalUrl?: string; ip?: string },
    response: ServerResponse,
  ): Promise<void> => {
    const url = new URL(request.originalUrl ?? request.url ?? '/', baseUrl);
    const path = url.pathname.replace(/^\/api\/auth/, '');
    if (!SERVED.has(`${request.method ?? ''} ${path}`)) {
      send(response, {
        status: 404,
        code: 'not-found',
        title: 'Not found',
        detail: 'There is nothing at this address.',
      });
      return;
    }
    const body = request.method === 'POST' ? await readBody(request) : null;
    if (request.method === 'POST' && body === null) {
      send(response, {
        status: 413,
        code: 'too-large',
        title: 'Too large',
        detail: 'The request is larger than 64 KB.',
      });
      return;
    }
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string') headers.set(name, value);
    // programs such as Node's fetch send Sec-Fetch-Mode without Origin and would be taken for a foreign page; browsers always
    // send Origin with a POST
    if (!headers.has('origin'))
      for (const name of ['mode', 'site', 'dest', 'user']) headers.delete(`sec-fetch-${name}`);
    noteKept(headers, body);
    headers.set(clientAddressHeader, request.ip ?? request.socket.remoteAddress ?? '');
    const asked = new Request(url, {
      method: request.method ?? 'GET',
      headers,
      ...(body === null || body.length === 0 ? {} : { body }),
    });
    const { answer, noted } = await faults.during(() => handle(asked));
    if (noted !== null && (answer === null || answer.status >= 400)) {
      if (noted.fault !== 'email-in-use')
        print(`Accounts could not be read or written (${correlationIdOf(response)}): ${noted.message}`);
      send(response, faultRefusals[noted.fault]);
      return;
    }
    if (answer === null) throw new Error('no answer');
    const text = await answer.text();
    if (answer.status >= 400) {
      const after = answer.headers.get('retry-after');
      if (after !== null) response.setHeader('retry-after', after);
      send(response, refusalOf(answer.status, parsed(text)));
      return;
    }
    for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value);
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    response.setHeader('cache-control', 'no-store');
    response.writeHead(answer.status);
    response.end(text);
  };
  return (request, response) => {
    serve(request, response).catch((error: unknown) => {
      const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
      print(`An account request failed (${correlationIdOf(response)}): ${words}`);
      if (response.headersSent) response.destroy();
      else send(response, refusalOf(500, {}));
    });
  };
}

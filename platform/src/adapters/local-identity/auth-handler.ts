import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** The paths of the provider that are served; everything else below `/api/auth` is 404. */
const SERVED = new Set([
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-out',
  'POST /request-password-reset',
  'POST /reset-password',
  'GET /verify-email',
  'GET /token',
  'GET /jwks',
  'GET /get-session',
]);
const MAX_BODY_BYTES = 64 * 1024;

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
}

const emailInUse: Refusal = {
  status: 409,
  code: 'email-in-use',
  title: 'E-mail in use',
  detail: 'There is an account with this e-mail. Log in, or reset its password.',
};

const foreignOrigin: Refusal = {
  status: 403,
  code: 'foreign-origin',
  title: 'Another site',
  detail: 'This request came from another address than the site has. Open the site at its own address and try again.',
};

const refusals: Readonly<Record<string, Refusal>> = {
  USER_ALREADY_EXISTS: emailInUse,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: emailInUse,
  INVALID_EMAIL_OR_PASSWORD: {
    status: 401,
    code: 'wrong-credentials',
    title: 'Not logged in',
    detail: 'E-mail or password is wrong. Check both and try again.',
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    code: 'email-not-verified',
    title: 'E-mail not verified',
    detail: 'Open the link in the e-mail that was just sent to you, then log in.',
  },
  PASSWORD_TOO_SHORT: {
    status: 400,
    code: 'password-too-short',
    title: 'Password too short',
    detail: 'Choose a password of 8 to 128 characters.',
  },
  PASSWORD_TOO_LONG: {
    status: 400,
    code: 'password-too-long',
    title: 'Password too long',
    detail: 'Choose a password of 8 to 128 characters.',
  },
  INVALID_TOKEN: {
    status: 400,
    code: 'reset-link-void',
    title: 'Link no longer valid',
    detail: 'This reset link was used or is too old. Ask for a new one.',
  },
  INVALID_ORIGIN: foreignOrigin,
  MISSING_OR_NULL_ORIGIN: foreignOrigin,
  INVALID_EMAIL: {
    status: 400,
    code: 'not-an-email',
    title: 'Not an e-mail',
    detail: 'Check the e-mail address and try again.',
  },
};
function refusalOf(status: number, body: unknown): Refusal {
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  const known = refusals[code];
  if (known !== undefined) return known;
  if (status === 401) return { status, code: 'unauthorized', title: 'Not logged in', detail: 'Log in and try again.' };
  if (status >= 500)
    return { status: 500, code: 'internal', title: 'Something went wrong', detail: 'Try again in a moment.' };
  return {
    status: status === 422 ? 400 : status,
    code: 'malformed',
    title: 'Not understood',
    detail: 'Check what was sent and try again.',
  };
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

function send(response: ServerResponse, refusal: Refusal): void {
  const correlationId = String(response.getHeader('x-correlation-id') ?? '');
  response.writeHead(refusal.status, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ type: `urn:combolab:problem:${refusal.code}`, ...refusal, correlationId }));
}

/** Serves `/api/auth/*` through a fetch-style handler; its refusals become problem documents with fixed texts. */
export function authHandler(
  baseUrl: string,
  handle: (request: Request) => Promise<Response>,
  clientAddressHeader: string,
): RequestListener {
  const serve = async (
    request: IncomingMessage & { originalUrl?: string; ip?: string },
    response: ServerResponse,
  ): Promise<void> => {
    const url = new URL(request.originalUrl ?? request.url ?? '/', baseUrl);
    const path = url.pathname.replace(/^\/api\/auth/, '').replace(/\/$/, '');
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
    headers.set(clientAddressHeader, request.ip ?? request.socket.remoteAddress ?? '');
    const answer = await handle(
      new Request(url, {
        method: request.method ?? 'GET',
        headers,
        ...(body === null || body.length === 0 ? {} : { body }),
      }),
    );
    const text = await answer.text();
    if (answer.status >= 400) {
      let parsed: unknown = null;
      try {
        parsed = JSON.parse(text);
      } catch {
        // some refusals have no body; their status says enough
      }
      send(response, refusalOf(answer.status, parsed));
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
    serve(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else send(response, refusalOf(500, null));
    });
  };
}

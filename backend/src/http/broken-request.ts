import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { randomId } from '@combolab/platform';
import { refuse, RefusedError } from '../problems.js';
import { problemOf } from './problem-document.js';

/** The client has this long to read why its connection ends, in ms. */
const LINGER_MS = 2000;

type Answered = Socket & { readonly _httpMessage?: { readonly headersSent: boolean } | null };

const headersTooLarge = (): RefusedError =>
  new RefusedError(
    431,
    'headers-too-large',
    'Headers too large',
    'The address and the headers of this request are too large. Send shorter ones.',
  );
/** For a request that is too long in coming. */
export const tooSlow = (): RefusedError =>
  new RefusedError(408, 'too-slow', 'Too slow', 'The request did not arrive in time. Send it again.');

function refusalOf({ code }: NodeJS.ErrnoException): RefusedError {
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLarge();
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow();
  return refuse.malformed('This is not a request in HTTP. Check what was sent and try again.');
}

/** Answers what is not even a request, as every other failure, and closes its connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Answered): void {
  // what follows it is broken too
  if (socket.writableEnded) return;
  if (!socket.writable || error.code === 'ECONNRESET' || socket._httpMessage?.headersSent === true) {
    socket.destroy();
    return;
  }
  const correlationId = randomId();
  const refusal = refusalOf(error);
  const body = JSON.stringify(problemOf(refusal, correlationId));
  const head = [
    `HTTP/1.1 ${String(refusal.status)} ${STATUS_CODES[refusal.status] ?? ''}`,
    'Connection: close',
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    `X-Correlation-Id: ${correlationId}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

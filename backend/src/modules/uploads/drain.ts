import type { Request, Response } from 'express';

/** A client that sends nothing for this long is cut, in ms. */
const SILENCE_MS = 5000;
/** The rest of a refused upload is read and thrown away for this long at most, in ms, so that its client can read the answer. */
const DRAIN_MS = 60_000;

/** Ends a connection whose request is not read to the end: the answer goes out, then the socket closes. */
export function drainRefused(request: Request, response: Response): void {
  if (request.complete || request.destroyed) return;
  response.setHeader('Connection', 'close');
  const cut = (): void => void request.destroy();
  const whole = setTimeout(cut, DRAIN_MS).unref();
  const silence = setTimeout(cut, SILENCE_MS).unref();
  request.on('data', () => silence.refresh());
  request.once('close', () => {
    clearTimeout(whole);
    clearTimeout(silence);
  });
  request.resume();
}

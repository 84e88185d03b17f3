import type { Request, Response } from 'express';

/** How long the rest of a refused upload is read and thrown away, in ms, so that the client can read the answer. */
const DRAIN_MS = 5000;

/** Ends a connection whose request is not read to the end: the answer goes out, then the socket closes. */
export function drainRefused(request: Request, response: Response): void {
  if (request.complete || request.destroyed) return;
  response.setHeader('Connection', 'close');
  request.resume();
  const timer = setTimeout(() => request.destroy(), DRAIN_MS);
  timer.unref();
  request.once('close', () => {
    clearTimeout(timer);
  });
}

import type { Request } from 'express';

/** A client that sends nothing for this long is cut, in ms. */
const SILENCE_MS = 5000;
/** The rest of a refused upload is read and thrown away for this long at most, in ms, so that its client can read the answer. */
const DRAIN_MS = 60_000;

/**
 * Reads and throws away what is left of a refused request. The answer goes out at once; a connection that closed with it,
 * while its client still sends, would be reset before the client could read why.
 */
export function drainRefused(request: Request): void {
  if (request.complete || request.destroyed || request.socket.destroyed) return;
  const cut = (): void => void request.destroy();
  const whole = setTimeout(cut, DRAIN_MS).unref();
  const silence = setTimeout(cut, SILENCE_MS).unref();
  request.on('data', () => silence.refresh());
  // once it is answered, a request hears no more of its connection
  request.socket.once('close', cut);
  request.once('close', () => {
    clearTimeout(whole);
    clearTimeout(silence);
    request.socket.off('close', cut);
  });
  request.resume();
}

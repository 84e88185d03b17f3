import type { Request } from 'express';

/** Bytes that wait to be stored before the client is held back. */
const WAITING_BYTES = 128 * 1024;

/**
 * The bytes of a request as a stream that ends where they end, also when the connection is cut: what came is kept.
 * `release` leaves the rest of the request to somebody else.
 */
export function requestBody(request: Request): { readonly body: ReadableStream<Uint8Array>; release(): void } {
  let release = (): void => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const end = (): void => {
          release();
          controller.close();
        };
        const take = (chunk: Buffer): void => {
          controller.enqueue(chunk);
          if ((controller.desiredSize ?? 0) <= 0) request.pause();
        };
        // a cut connection is told by 'close' as well
        const cut = (): void => undefined;
        release = () => {
          request.off('data', take).off('end', end).off('close', end);
        };
        request.on('data', take).once('end', end).once('close', end).on('error', cut);
      },
      pull() {
        request.resume();
      },
      cancel() {
        release();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: WAITING_BYTES }),
  );
  return {
    body,
    release: () => {
      release();
    },
  };
}

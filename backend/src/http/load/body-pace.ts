import type { NextFunction, Request, Response } from 'express';
import { sendRefusal } from '../send-refusal.js';
import { tooSlow } from '../broken-request.js';
import { loadClassOf } from './load-class.js';

/** Bytes that a body must bring in each stretch of time, or be whole. */
const LEAST_BYTES = 2048;
/** Stretches in which a body must be whole that is no upload. */
const STRETCHES = 6;

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether we are the ones who hold the body back. */
const isHeld = (request: Request): boolean =>
  request.isPaused() || request.readableLength >= request.readableHighWaterMark;

/**
 * Cuts requests whose bodies drip: each stretch of time must bring 2 KB or the end, and what is no upload must be whole after six
 * of them. Answers 408.
 * @param stretchMs length of a stretch
 */
export function bodyPace(stretchMs: number) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!hasBody(request) || request.complete) {
      next();
      return;
    }
    const isForm = typeof request.is('multipart/form-data') === 'string';
    const isUpload = loadClassOf(request.method, request.path, isForm) === 'upload';
    const { socket } = request;
    let before = socket.bytesRead;
    let stretches = 0;
    const watch = setInterval(() => {
      if (request.complete) {
        end();
        return;
      }
      const brought = socket.bytesRead - before;
      before = socket.bytesRead;
      stretches += 1;
      const drips = brought < LEAST_BYTES && !isHeld(request);
      if (!drips && (isUpload || stretches < STRETCHES)) return;
      end();
      cut(request, response);
    }, stretchMs).unref();
    const end = (): void => {
      clearInterval(watch);
      socket.off('close', end);
    };
    request.once('end', end).once('close', end);
    // once it is answered, a request hears no more of its connection
    socket.once('close', end);
    next();
  };
}

function cut(request: Request, response: Response): void {
  if (response.headersSent) {
    request.destroy();
    return;
  }
  response.setHeader('Connection', 'close');
  response.once('finish', () => request.destroy());
  sendRefusal(response, tooSlow());
}

import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import { drainRefused } from '../drain.js';
import { refuse } from '../../problems.js';
import { sendRefusal } from '../send-refusal.js';
import { loadClassOf } from './load-class.js';

/** Free bytes where a folder is to be made; null where the platform does not tell. */
async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(dirname(folder));
    return bavail * bsize;
  } catch {
    // without the figure an upload fails only when the disk is full
    return null;
  }
}

/**
 * Refuses uploads, 507, that would leave less room on the disk than the rest of the product needs to go on.
 * @param incoming folder that uploads come into first
 * @param leastFree bytes that stay free
 */
export function diskRoom(incoming: string, leastFree: number) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const isForm = typeof request.is('multipart/form-data') === 'string';
    if (request.method === 'DELETE' || loadClassOf(request.method, request.path, isForm) !== 'upload') {
      next();
      return;
    }
    const announced = Number(request.headers['content-length'] ?? 0);
    freeBytes(incoming).then((free) => {
      if (free === null || free - announced >= leastFree) {
        next();
        return;
      }
      sendRefusal(response, refuse.noSpace());
      drainRefused(request);
    }, next);
  };
}

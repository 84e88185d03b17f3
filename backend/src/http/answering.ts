import { AsyncLocalStorage } from 'node:async_hooks';
import type { Response } from 'express';

/** The answer that whatever runs now belongs to. */
export const answering = new AsyncLocalStorage<Response>();

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { nonceOf } from './security-headers.js';

const NOT_PAGES = /^\/(api|socket\.io|health|assets)(\/|$)/;

/** Serves the built page: hashed assets for good, the document fresh with its nonce, every path of the page's own. */
export function servePage(folder: string): Router {
  const router = express.Router();
  const document = readFileSync(join(folder, 'index.html'), 'utf8');
  router.use(compression());
  router.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', index: false }));
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.use((request: Request, response: Response, next: NextFunction) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || NOT_PAGES.test(request.path)) {
      next();
      return;
    }
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(document.replaceAll('__CSP_NONCE__', nonceOf(response)));
  });
  return router;
}

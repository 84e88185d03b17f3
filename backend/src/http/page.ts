import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageIdentity } from '@combolab/contracts';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { nonceOf } from './security-headers.js';

const NOT_PAGES = /^\/(api|socket\.io|health|assets)(\/|$)/;

/** JSON as the value of an attribute in double quotes. */
const attribute = (value: unknown): string =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Serves the built page: hashed assets for good, the document fresh with its nonce, every path of the page's own. */
export function servePage(folder: string, identity: PageIdentity): Router {
  const router = express.Router();
  const document = readFileSync(join(folder, 'index.html'), 'utf8').replace('__IDENTITY__', () => attribute(identity));
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

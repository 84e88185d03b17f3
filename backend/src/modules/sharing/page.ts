import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageIdentity } from '@combolab/contracts';
import type { ImageAddresses } from '@combolab/platform';
import compression from 'compression';
import expressStaticGzip from 'express-static-gzip';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import type { AskedPage, PageHead } from './heads/page-head.js';
import { firstAnswer } from './first-answers.js';
import { firstFilesIn } from './first-files.js';
import { nonceOf } from '../../http/security-headers.js';
import { sendRefusal } from '../../http/send-refusal.js';
import { refuse } from '../../problems.js';

const NOT_PAGES = /^\/(api|socket\.io|health|assets)(\/|$)/;
const EMBED = /^\/embed\//;
/** What a document says of itself where nothing else is said. */
const OWN_HEAD = /<meta name="description"[^>]*>\s*|<title>[^<]*<\/title>\s*/g;

/** JSON as the value of an attribute in double quotes. */
const attribute = (value: unknown): string =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const withHead = (document: string, { tags }: PageHead): string =>
  tags === null ? document : document.replace(OWN_HEAD, '').replace('</head>', () => `  ${tags}\n  </head>`);

const pictureTag = (path: string): string => `<link rel="preload" as="image" href="${path}">`;

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

/** Files without a hash in their name, the service worker among them, are asked for again each time. */
const askAgain = (response: Response): void => {
  response.setHeader('Cache-Control', 'no-cache');
};

/** What every document carries. */
export interface PageFacts {
  readonly identity: PageIdentity;
  /** Where page views are told; null = nowhere. */
  readonly analyticsUrl: string | null;
  /** The operator's own pictures, in place of emblems. */
  readonly images: ImageAddresses;
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** Hashed files, in the form that was compressed when they were built. */
function assetsIn(folder: string): Router {
  const serveStatic = { immutable: true, maxAge: '1y' };
  const assets = express.Router();
  assets.use(({ path }: Request, response: Response, next: NextFunction) => {
    if (canDecode(path)) next();
    else sendRefusal(response, refuse.malformed('The address is not spelled as addresses are.'));
  });
  assets.use(
    expressStaticGzip(folder, { enableBrotli: true, orderPreference: ['br', 'gzip'], index: false, serveStatic }),
  );
  assets.use((_request: Request, response: Response) => {
    // set for the file that is gone
    response.removeHeader('Content-Encoding');
    // another server of a newer build may have it in a moment
    response.setHeader('Cache-Control', 'no-store');
    sendRefusal(response, refuse.notFound('file'));
  });
  return assets;
}

/**
 * Serves the built page: hashed assets for good, other files only after asking again, the document fresh with its nonce, every path of the page's own.
 * @param headOf what stands in the head of the document at an address
 */
export function servePage(
  folder: string,
  { identity, analyticsUrl, images }: PageFacts,
  headOf: (asked: AskedPage) => Promise<PageHead>,
): Router {
  const router = express.Router();
  const read = (name: string): string =>
    readFileSync(join(folder, name), 'utf8')
      .replace('__IDENTITY__', () => attribute(identity))
      .replace('__ANALYTICS__', () => attribute(analyticsUrl))
      .replace('__IMAGES__', () => attribute(images));
  const document = read('index.html');
  const embed = existsSync(join(folder, 'embed.html')) ? read('embed.html') : document;
  const firstFiles = firstFilesIn(folder);
  router.use('/assets', assetsIn(join(folder, 'assets')));
  router.use(compression());
  router.use(express.static(folder, { index: false, setHeaders: askAgain }));
  router.use(async (request: Request, response: Response, next: NextFunction) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || NOT_PAGES.test(request.path)) {
      next();
      return;
    }
    const { path } = request;
    const query = queryOf(request.originalUrl);
    const head = await headOf({ path, query, ip: request.ip ?? '' });
    const isKnown = request.headers.cookie !== undefined;
    const answer = isKnown || identity.kind !== 'local' || head.status !== 200 ? '' : firstAnswer(path, query);
    const ahead = firstFiles(path) + answer + (isKnown ? '' : head.pictures.map(pictureTag).join(''));
    // before the head's tags: names of people and combos stand in them
    const ours = (EMBED.test(path) ? embed : document)
      .replaceAll('__CSP_NONCE__', nonceOf(response))
      .replace('</head>', () => `${ahead}</head>`);
    response.status(head.status).setHeader('Cache-Control', 'no-cache');
    response.type('html').send(withHead(ours, head));
  });
  return router;
}

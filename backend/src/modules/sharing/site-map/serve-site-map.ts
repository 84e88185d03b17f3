import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import type { RateLimits } from '../../../http/rate-limits.js';
import { refuse, RefusedError } from '../../../problems.js';
import { sendRefusal } from '../../../http/send-refusal.js';
import type { SiteMap } from './site-map.js';

/** Serves `/robots.txt`, `/sitemap.xml` and the maps it names; what is no map is left to who comes next. */
export function serveSiteMap(map: SiteMap, limits: Pick<RateLimits, 'take'>): Router {
  const router = express.Router();
  const send =
    (textOf: (request: Request) => Promise<string | null>, type: string) =>
    async (request: Request, response: Response, next: NextFunction): Promise<void> => {
      try {
        await limits.take('search', request.ip ?? '');
        const text = await textOf(request);
        if (text === null) next();
        else response.setHeader('Cache-Control', 'public, max-age=3600').type(type).send(text);
      } catch (error) {
        // no filter of the routes stands around it
        sendRefusal(response, error instanceof RefusedError ? error : refuse.storeAway());
      }
    };
  router.get(
    '/robots.txt',
    send(() => Promise.resolve(map.robots()), 'text/plain'),
  );
  router.get(
    '/sitemap.xml',
    send(() => map.whole(), 'application/xml'),
  );
  router.get(
    '/sitemaps/:name.xml',
    send(({ params }) => map.part(String(params.name)), 'application/xml'),
  );
  return router;
}

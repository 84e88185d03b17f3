import { addPlugins, getCacheKeyForURL, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { isFrameData, keepFile, keptFile } from '../../shared/offline/kept-data.js';
import { isLanguage, languageFile } from '../../shared/offline/kept-language.js';
import { keptMedia } from '../../shared/offline/opened-cache.js';
import { keepShared, SHARE_TARGET } from '../../shared/offline/shared-files.js';
import { TAKE_OVER } from '../../shared/offline/take-over.js';
import { asKept, DOCUMENT, isPage } from './kept-document.js';

interface LastingEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface AskedEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** As much of a service worker as is used here: TypeScript's own names for it cannot stand beside those of pages. */
declare const self: {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void;
};
/** What the build found that the kept pages need; the document is fetched as the server makes it. */
declare const KEPT_FILES: PrecacheEntry[];
/** Script that the document of this build begins with. */
declare const ENTRY: string;

/** A proxy says so when the server behind it is away. */
const isAway = ({ status }: Response): boolean => status >= 502 && status <= 504;

async function fromNetwork(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (isAway(answer)) throw new TypeError(`away: ${String(answer.status)}`);
  return answer;
}

/** What is fresh comes first: a new build reaches people at their next visit. */
async function pageOf(request: Request): Promise<Response> {
  try {
    return await fromNetwork(request);
  } catch {
    const kept = await matchPrecache(DOCUMENT);
    return kept === undefined ? Response.error() : asKept(kept);
  }
}

async function fileOf(request: Request): Promise<Response> {
  try {
    return await fromNetwork(request);
  } catch {
    return (await matchPrecache(request)) ?? Response.error();
  }
}

/** Data as they are now, which are kept from then on; else as they were last seen. */
async function dataOf(event: AskedEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  try {
    const answer = await fromNetwork(event.request);
    // where there is no room they are not kept
    if (answer.ok) event.waitUntil(keepFile(pathname, answer.clone()).catch(() => undefined));
    return answer;
  } catch {
    return (await keptFile(pathname)) ?? Response.error();
  }
}

/** The bytes behind an address never change, so what is kept comes first; a part of it, where a player asks for a part. */
async function mediaOf(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const part = (kept: Response) => (request.headers.has('Range') ? createPartialResponse(request, kept) : kept);
  const kept = await keptMedia(pathname, false);
  if (kept !== undefined) return part(kept);
  try {
    return await fetch(request);
  } catch {
    const another = await keptMedia(pathname, true);
    return another === undefined ? Response.error() : part(another);
  }
}

/** Takes what another program shares with the installed site, and leads to the page for it. */
async function takeShared(request: Request): Promise<Response> {
  const place = await keepShared(await request.formData());
  return Response.redirect(new URL(place, self.location.origin), 303);
}

/** Files whose names change with what is in them need not be asked for again. */
const namedFileOf = async (request: Request): Promise<Response> => (await matchPrecache(request)) ?? fetch(request);

// While a build is rolled out the document may be of another one, whose files are not kept: then rather keep nothing yet.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      if (!response.ok) return null;
      if (new URL(request.url).pathname !== DOCUMENT) return response;
      return (await response.clone().text()).includes(ENTRY) ? response : null;
    },
  },
]);
precache(KEPT_FILES);
void self.skipWaiting();
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) void self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'POST' && origin === self.location.origin && pathname === SHARE_TARGET) {
    event.respondWith(takeShared(request));
    return;
  }
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (request.destination === 'document' && isPage(pathname)) event.respondWith(pageOf(request));
    return;
  }
  if (isFrameData(pathname)) {
    event.respondWith(dataOf(event));
    return;
  }
  if (pathname.startsWith('/api/files/')) {
    event.respondWith(mediaOf(request));
    return;
  }
  if (isLanguage(pathname)) {
    event.respondWith(languageFile(request));
    return;
  }
  if (pathname === DOCUMENT || getCacheKeyForURL(request.url) === undefined) return;
  event.respondWith(pathname.startsWith('/assets/') ? namedFileOf(request) : fileOf(request));
});

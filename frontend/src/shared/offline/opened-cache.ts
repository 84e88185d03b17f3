import { withFile, withoutThing, type KeptThing } from './opened-index.js';

/**
 * Where what was opened is kept for use without a connection: in a cache of its own for each person, and one for visitors. The
 * service worker takes clips and pictures out of it, the page all else.
 */
const IS_OPENED = /^opened /;
const VISITORS = 'visitors';
const INDEX = '/kept/index.json';

/** Whose it is; null is a visitor's. */
type Who = string | null;

const nameOf = (who: Who): string => `opened ${who ?? VISITORS}`;

async function thingsIn(cache: Cache): Promise<readonly KeptThing[]> {
  const index = await cache.match(INDEX);
  return index === undefined ? [] : ((await index.json()) as readonly KeptThing[]);
}

/** Tabs take turns: what is kept is a list that each of them changes. */
const inTurn = (who: Who, work: (cache: Cache) => Promise<void>): Promise<void> =>
  navigator.locks.request(nameOf(who), async () => work(await caches.open(nameOf(who))));

/**
 * Keeps a file as part of a thing, in the place of an older one; the oldest things go where there is too much.
 * @param id kind of the thing, a space, and which one
 * @throws where there is no room for it
 */
export async function keepInCache(who: Who, id: string, path: string, answer: Response): Promise<void> {
  const body = await answer.blob();
  await inTurn(who, async (cache) => {
    const { things, dropped } = withFile(await thingsIn(cache), id, path, body.size);
    for (const old of dropped) await cache.delete(old);
    await cache.put(path, new Response(body, { headers: answer.headers }));
    await cache.put(INDEX, Response.json(things));
  });
}

/** Lets go of a thing with all its files. */
export const dropFromCache = (who: Who, id: string): Promise<void> =>
  inTurn(who, async (cache) => {
    const { things, dropped } = withoutThing(await thingsIn(cache), id);
    for (const old of dropped) await cache.delete(old);
    await cache.put(INDEX, Response.json(things));
  });

export const foundInCache = async (who: Who, path: string): Promise<Response | undefined> =>
  (await caches.has(nameOf(who))) ? (await caches.open(nameOf(who))).match(path) : undefined;

/** Lets go of what is kept of everybody else. What visitors opened is public, and stays. */
export async function clearOtherCaches(who: Who): Promise<void> {
  const stay = [nameOf(who), nameOf(null)];
  const others = (await caches.keys()).filter((name) => IS_OPENED.test(name) && !stay.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
const CLIP = /\/(study|playable)[^/]*$/;

/**
 * A clip or picture that is kept; any rendition of a clip shows the same frames as the one that is asked for.
 * @param others whether another rendition will do
 */
export async function keptMedia(path: string, others: boolean): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    if (!IS_OPENED.test(name)) continue;
    const cache = await caches.open(name);
    const same = await cache.match(path);
    if (same !== undefined) return same;
    if (!others || !CLIP.test(path)) continue;
    const like = (await cache.keys()).find(({ url }) => {
      const { pathname } = new URL(url);
      return folderOf(pathname) === folderOf(path) && CLIP.test(pathname);
    });
    if (like !== undefined) return cache.match(like);
  }
  return undefined;
}

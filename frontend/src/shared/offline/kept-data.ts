/**
 * Where frame data are kept for use without a connection: what was opened in one cache, all of a game in one of its own. Used
 * by the page and by the service worker.
 */
const OPENED = 'frame-data';
const ALL = 'frame-data-all';
/** The entry of a game's own cache that is written last: which files are in it, in which version. */
const DONE = 'kept.json';

/** Path of a folder of frame data, without trailing slash. */
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const nameOf = (folder: string): string => `${ALL} ${folder}`;

/** Whether a path is that of a file of frame data. */
export const isFrameData = (path: string): boolean => path.startsWith('/frame-data/');

/** Keeps a file, beside the others of its game where all are kept. @throws where there is no room for it */
export async function keepFile(path: string, answer: Response): Promise<void> {
  const all = nameOf(folderOf(path));
  const cache = await caches.open((await caches.has(all)) ? all : OPENED);
  await cache.put(path, answer);
}

export const keptFile = (path: string): Promise<Response | undefined> => caches.match(path);

/** What was kept of all files of a game; null where not all of them are. */
export async function keptListing(folder: string): Promise<unknown> {
  const all = nameOf(folder);
  if (!(await caches.has(all))) return null;
  const done = await (await caches.open(all)).match(`${folder}/${DONE}`);
  return done === undefined ? null : ((await done.json()) as unknown);
}

const AT_ONCE = 4;

interface Keeping {
  /** Names of the files to be fetched, without `.json`. */
  readonly names: readonly string[];
  /** What is to be known of all of them. */
  readonly listing: unknown;
  readonly onProgress: (done: number) => void;
}

/**
 * Fetches and keeps all files of a game.
 * @throws where one cannot be had, or there is no room; then none is kept but those that were before
 */
export async function keepAll(folder: string, { names, listing, onProgress }: Keeping): Promise<void> {
  const before = await keptListing(folder);
  const cache = await caches.open(nameOf(folder));
  const left = [...names];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      const path = `${folder}/${name}.json`;
      const answer = await fetch(path);
      if (!answer.ok) throw new Error(`${path}: ${String(answer.status)}`);
      await cache.put(path, answer);
      onProgress((done += 1));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await cache.put(`${folder}/${DONE}`, Response.json(listing));
  } catch (error) {
    left.length = 0;
    if (before === null) await caches.delete(nameOf(folder));
    throw error;
  }
  const opened = await caches.open(OPENED);
  await Promise.all(names.map((name) => opened.delete(`${folder}/${name}.json`)));
}

/** Lets go of what {@link keepAll} has kept. */
export const keepNoMore = (folder: string): Promise<boolean> => caches.delete(nameOf(folder));

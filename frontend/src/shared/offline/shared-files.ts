/**
 * Files that other programs share with the installed site: the service worker takes them from the form the browser posts, and the
 * page that works on them takes them from here.
 */
const SHARED = 'shared-files';
const NAME = 'X-File-Name';
/** Where the browser posts them, and what they are called there; the manifest says the same. */
export const SHARE_TARGET = '/share-target';
const FIELD = 'files';
/** Said in the address of the page that they wait for. */
const MARK = 'shared';

const isReplay = ({ name }: File): boolean => /\.slp$/i.test(name);

/** Where one goes on with shared files: replays are read, all else is the clip of a new combo. */
export const placeOf = (files: readonly File[]): string =>
  files.length === 0 ? '/results' : `${files.every(isReplay) ? '/replays' : '/test/test'}?${MARK}=1`;

/** Keeps the files of a form, in the place of older ones. @returns where one goes on with them */
export async function keepShared(form: FormData): Promise<string> {
  const files = form.getAll(FIELD).filter((each) => each instanceof File && each.size > 0) as File[];
  await caches.delete(SHARED);
  const cache = await caches.open(SHARED);
  for (const [at, file] of files.entries()) {
    const headers = { [NAME]: encodeURIComponent(file.name), 'Content-Type': file.type };
    await cache.put(`/${SHARED}/${String(at)}`, new Response(file, { headers }));
  }
  return placeOf(files);
}

/** Whether files wait for the page at an address. @param search its query */
export const waitsForShared = (search: string): boolean => 'caches' in window && new URLSearchParams(search).has(MARK);

async function fileOf(answer: Response): Promise<File> {
  const name = decodeURIComponent(answer.headers.get(NAME) ?? '');
  return new File([await answer.blob()], name, { type: answer.headers.get('Content-Type') ?? '' });
}

/** The files that were shared last; they stay until {@link forgetShared}. */
export async function sharedFiles(): Promise<readonly File[]> {
  if (!(await caches.has(SHARED))) return [];
  const answers = await (await caches.open(SHARED)).matchAll();
  return Promise.all(answers.map(fileOf));
}

export const forgetShared = (): Promise<boolean> => caches.delete(SHARED);

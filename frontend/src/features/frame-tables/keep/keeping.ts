import { map } from 'nanostores';
import type { FrameFiles } from '../../../entities/frame-data/frame-files.js';
import { keepAll, keepNoMore, keptListing } from '../../../shared/offline/kept-data.js';
import type { Readable } from '../../../shared/store/readable.js';

export type KeepState =
  | { readonly kind: 'none' | 'kept' | 'failed' }
  /** Files, of all. */
  | { readonly kind: 'keeping'; readonly done: number; readonly of: number };

const states = map<Readonly<Record<string, KeepState>>>({});
/** How far keeping all files of a folder is; absent until that was looked for. It goes on while the reader goes elsewhere. */
export const keepStates: Readable<Readonly<Record<string, KeepState>>> = states;

const isKeeping = (folder: string): boolean => states.get()[folder]?.kind === 'keeping';

/** Keeps all files of a folder as they are now; the state says how far it is, and whether it failed. */
export async function keepFolder(folder: string, files: FrameFiles): Promise<void> {
  if (isKeeping(folder)) return;
  // `files.json` itself is not among those it lists
  const names = [...Object.keys(files.files), 'files'];
  const show = (done: number): void => {
    states.setKey(folder, { kind: 'keeping', done, of: names.length });
  };
  show(0);
  try {
    await keepAll(folder, { names, listing: files, onProgress: show });
    // without it they lie there and nobody answers with them
    await navigator.serviceWorker.ready;
    states.setKey(folder, { kind: 'kept' });
  } catch {
    // an older version that is kept is better than none
    states.setKey(folder, { kind: (await keptListing(folder).catch(() => null)) === null ? 'failed' : 'kept' });
  }
}

/** Looks whether all files of a folder are kept, and fetches them anew where the site has other versions by now. */
export async function lookAt(folder: string, files: FrameFiles): Promise<void> {
  if (isKeeping(folder)) return;
  const kept = await keptListing(folder).catch(() => null);
  if (kept === null) states.setKey(folder, { kind: 'none' });
  else if (JSON.stringify(kept) === JSON.stringify(files)) states.setKey(folder, { kind: 'kept' });
  else await keepFolder(folder, files);
}

/** Lets go of what was kept of a folder; what is opened from now on is kept as ever. */
export async function dropFolder(folder: string): Promise<void> {
  await keepNoMore(folder).catch(() => false);
  states.setKey(folder, { kind: 'none' });
}

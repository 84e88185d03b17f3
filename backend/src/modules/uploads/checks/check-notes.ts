import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { BlobNotFoundError, type Blobs } from '@combolab/platform';
import { uploadPrefix, type UploadName } from '../resumable/upload-keys.js';
import type { FinishedClip } from '../resumable/upload-files.js';

/** What came of looking at a clip: what is known of it, or why it is none. */
export type CheckNote =
  | { readonly known: unknown }
  | { readonly refused: { readonly code: string; readonly words: string } };

type Store = Pick<Blobs, 'put' | 'read'>;

/** Of each file of an upload its own: a part that is cut out of it is another clip. */
const noteKey = (name: UploadName, { key }: FinishedClip): string =>
  `${uploadPrefix(name)}check-${key.slice(key.lastIndexOf('/') + 1)}.json`;

/** It lies beside the upload, so that any process knows, also after a crash, and goes with it. */
export async function writeCheck(blobs: Store, name: UploadName, clip: FinishedClip, note: CheckNote): Promise<void> {
  await blobs.put(noteKey(name, clip), Readable.from([Buffer.from(JSON.stringify(note))]));
}

/** null when it was not looked at. */
export async function readCheck(blobs: Store, name: UploadName, clip: FinishedClip): Promise<CheckNote | null> {
  try {
    return JSON.parse(await text(await blobs.read(noteKey(name, clip)))) as CheckNote;
  } catch (error) {
    if (error instanceof BlobNotFoundError) return null;
    throw error;
  }
}

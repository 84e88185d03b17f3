import type { Upload } from '@combolab/contracts';
import { randomId } from '../../../shared/lib/random-id.js';
import { clipNameOf, EMPTY_DRAFT } from './draft.js';
import type { DraftStore } from './draft-store.js';

/** Fetches a clip that was uploaded, as a file; rejects when it cannot be had. */
export async function fetchClip({ name, videoFile }: Pick<Upload, 'name' | 'videoFile'>): Promise<File> {
  if (videoFile === null) throw new TypeError('not whole yet');
  const response = await fetch(videoFile);
  if (!response.ok) throw new TypeError(`no clip: ${String(response.status)}`);
  const clip = await response.blob();
  return new File([clip], name === '' ? 'clip.mp4' : name, { type: clip.type, lastModified: Date.now() });
}

/**
 * Begins a draft with a clip that the server has already, so that it is not sent again.
 * @returns the id of the draft; rejects when the clip cannot be had
 */
export async function draftOfUpload(
  store: DraftStore,
  upload: Pick<Upload, '_id' | 'name' | 'videoFile'>,
  fetchFile: typeof fetchClip = fetchClip,
): Promise<string> {
  const file = await fetchFile(upload);
  const id = randomId();
  await store.putClip(id, file);
  const uploadUrl = `/api/uploads/${upload._id}`;
  await store.write(id, { ...EMPTY_DRAFT, clip: clipNameOf(file), uploadUrl, fromPhone: true });
  return id;
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { keyedId } from '../../../commands/ids.js';
import { uploadPrefix, type UploadName } from '../resumable/upload-keys.js';

/** Frames of the grid, both included. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** What is made of a raw video: a small copy to choose ends on, or the part between them. */
export type Wanted = { readonly kind: 'proxy' } | { readonly kind: 'cut'; readonly part: Part };

/** Its name below the upload's folder, without an ending. */
export const madeName = (wanted: Wanted): string =>
  wanted.kind === 'proxy' ? 'proxy' : `cut-${String(wanted.part.from)}-${String(wanted.part.to)}`;
export const madeFile = (wanted: Wanted): string => `${madeName(wanted)}.mp4`;

const CUT = /^cut-(\d{1,9})-(\d{1,9})\.mp4$/;

/** The part that a file holds; null for any other file. */
export function readCut(file: string): Part | null {
  const [, from, to] = CUT.exec(file) ?? [];
  return from === undefined || to === undefined ? null : { from: Number(from), to: Number(to) };
}

const signature = (secret: string, { ownerId, uploadId }: UploadName, name: string): string =>
  keyedId(secret, 'made-of-upload', ownerId, `${uploadId}/${name}`);

/** Where it is played. Only who was told the address knows it. */
export const madeAddress = (secret: string, name: UploadName, wanted: Wanted): string =>
  `/api/uploads/${name.ownerId}/${name.uploadId}/${madeName(wanted)}.${signature(secret, name, madeName(wanted))}.mp4`;

const ADDRESS = /^\/api\/uploads\/([\w-]{1,128})\/([\w-]{22})\/(proxy|cut-\d{1,9}-\d{1,9})\.([\w-]{22})\.mp4$/;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The key of the blob that such an address names; null for any other text. */
export function readMadeAddress(secret: string, path: string): string | null {
  const [, ownerId, uploadId, made, signed] = ADDRESS.exec(path) ?? [];
  if (ownerId === undefined || uploadId === undefined || made === undefined || signed === undefined) return null;
  const name = { ownerId, uploadId };
  return timingSafeEqual(digest(signed), digest(signature(secret, name, made)))
    ? `${uploadPrefix(name)}${made}.mp4`
    : null;
}

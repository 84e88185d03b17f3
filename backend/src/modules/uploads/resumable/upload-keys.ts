import { createHash, timingSafeEqual } from 'node:crypto';
import { keyedId } from '../../../commands/ids.js';

/** Every upload that waits for its combo. */
export const UPLOADS = 'uploads/';
/** Whose upload it is, and which. */
export interface UploadName {
  readonly ownerId: string;
  readonly uploadId: string;
}
export type Container = 'mp4' | 'webm';

/** Below it lies all that an owner has sent. */
export const ownerPrefix = (ownerId: string): string => `${UPLOADS}${ownerId}/`;
export const uploadPrefix = ({ ownerId, uploadId }: UploadName): string => `${ownerPrefix(ownerId)}${uploadId}/`;
export const infoKey = (name: UploadName): string => `${uploadPrefix(name)}info.json`;
export const clipKey = (name: UploadName, container: Container): string => `${uploadPrefix(name)}clip.${container}`;

const KEY = /^uploads\/([\w-]{1,128})\/([\w-]{22})\/([^/]+)$/;

/** The upload that a blob belongs to and its name there; null for any other key. */
export function readUploadKey(key: string): (UploadName & { readonly file: string }) | null {
  const [, ownerId, uploadId, file] = KEY.exec(key) ?? [];
  return ownerId === undefined || uploadId === undefined || file === undefined ? null : { ownerId, uploadId, file };
}

/** A combo made of an upload has this id, so that no two can be made of one. */
export const comboIdOf = (secret: string, { ownerId, uploadId }: UploadName): string =>
  keyedId(secret, 'combo-of-upload', ownerId, uploadId);

const signature = (secret: string, { ownerId, uploadId }: UploadName): string =>
  keyedId(secret, 'clip-of-upload', ownerId, uploadId);

/** Where the clip of a finished upload is played. Only who was told the address knows it. */
export const clipAddress = (secret: string, name: UploadName, container: Container): string =>
  `/api/uploads/${name.ownerId}/${name.uploadId}/${signature(secret, name)}.${container}`;

const ADDRESS = /^\/api\/uploads\/([\w-]{1,128})\/([\w-]{22})\/([\w-]{22})\.(mp4|webm)$/;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The upload that such an address names; null for any other text. */
export function readClipAddress(
  secret: string,
  address: string,
): (UploadName & { readonly container: Container }) | null {
  const [, ownerId, uploadId, signed, container] = ADDRESS.exec(address) ?? [];
  if (ownerId === undefined || uploadId === undefined || signed === undefined) return null;
  const name = { ownerId, uploadId };
  if (!timingSafeEqual(digest(signed), digest(signature(secret, name)))) return null;
  return { ...name, container: container as Container };
}

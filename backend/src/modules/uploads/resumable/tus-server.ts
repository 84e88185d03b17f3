import { VIDEO_FILE_HEADER } from '@combolab/contracts';
import { randomId } from '@combolab/platform';
import { ERRORS, Server, type DataStore } from '@tus/server';
import { refuse, RefusedError } from '../../../problems.js';
import { videoTooLarge } from '../multipart.js';
import { UploadLocks } from './upload-locks.js';
import { readMetadata } from './upload-metadata.js';
import { nameOf, tusId } from './upload-store.js';
import type { UploadName } from './upload-keys.js';

const PATH = '/api/uploads';
const OWN_PATH = /^\/([\w-]{1,128})(?:\/([\w-]{22}))?$/;
const UPLOAD_ID = /^[\w-]{22}$/;
/**
 * In ms. A request that is to end for a later one may still take what has come of it: of a connection that was cut the rest
 * lies in the system's buffers.
 */
const DRAIN_MS = 500;

/**
 * How requests reach the server: whose they are stands in the path.
 * @throws RefusedError 404 for what is no id: dots and slashes in it would lead to another owner's
 */
export function ownUrl(ownerId: string, uploadId: string | undefined): string {
  if (uploadId === undefined) return `http://uploads/${ownerId}`;
  if (!UPLOAD_ID.test(uploadId)) throw refuse.notFound('upload');
  return `http://uploads/${ownerId}/${uploadId}`;
}
function readOwnUrl(url: string): { ownerId: string; uploadId: string | undefined } {
  const [, ownerId, uploadId] = OWN_PATH.exec(new URL(url).pathname) ?? [];
  if (ownerId === undefined) throw refuse.notFound('upload');
  return { ownerId, uploadId };
}

export interface TusServerOptions {
  readonly store: DataStore;
  /** Bytes of the largest file. */
  readonly mostBytes: number;
  /** Asked before an upload begins. @throws RefusedError */
  readonly onBegin: (ownerId: string, size: number) => Promise<void>;
  /** Where a finished upload is played. */
  readonly addressOf: (name: UploadName) => Promise<string | null>;
}

/** The protocol as @tus/server speaks it, with our store, locks and refusals. Whatever it refuses is thrown as a RefusedError. */
export function tusServer({ store, mostBytes, onBegin, addressOf }: TusServerOptions): Server {
  return new Server({
    path: PATH,
    datastore: store,
    locker: new UploadLocks(),
    lockDrainTimeout: DRAIN_MS,
    maxSize: mostBytes,
    namingFunction: ({ url }) => tusId({ ...readOwnUrl(url), uploadId: randomId() }),
    generateUrl: (_request, { id }) => `${PATH}/${nameOf(id).uploadId}`,
    getFileIdFromRequest: ({ url }) => {
      const { ownerId, uploadId } = readOwnUrl(url);
      return uploadId === undefined ? undefined : tusId({ ownerId, uploadId });
    },
    onUploadCreate: async (_request, upload) => {
      readMetadata(upload.metadata);
      await onBegin(nameOf(upload.id).ownerId, upload.size ?? 0);
      return {};
    },
    onUploadFinish: async (_request, upload) => {
      const address = await addressOf(nameOf(upload.id));
      return address === null ? {} : { headers: { [VIDEO_FILE_HEADER]: address } };
    },
    onResponseError: (request, error) => {
      throw tusRefusal(error, {
        announced: Number(request.headers.get('upload-length') ?? 0),
        mostBytes,
      });
    },
  });
}

const words: Readonly<Record<number, () => RefusedError>> = {
  404: () => refuse.notFound('upload'),
  409: () =>
    new RefusedError(
      409,
      'wrong-offset',
      'Wrong offset',
      'The server has another number of bytes of this upload. Ask for it with HEAD and go on from there.',
    ),
  410: () =>
    new RefusedError(
      410,
      'upload-expired',
      'Upload expired',
      'This upload was kept for 7 days. Upload the clip again.',
    ),
  412: () =>
    new RefusedError(412, 'tus-version', 'Other version of tus', 'Send the header Tus-Resumable: 1.0.0 and try again.'),
};
const tooManyBytes = (): RefusedError =>
  new RefusedError(
    413,
    'more-than-announced',
    'More than announced',
    'More bytes came than this upload was announced with. Begin it again.',
  );

/** Clients of the protocol try again after 423. */
const superseded = (): RefusedError =>
  new RefusedError(
    423,
    'superseded',
    'Another request came',
    'A later request works on this upload. Ask for the offset with HEAD and go on from there.',
  );

/** A refusal of the protocol's server in our words. Anything that is none stays what it is. */
export function tusRefusal(error: unknown, size?: { readonly announced: number; readonly mostBytes: number }): unknown {
  if (error instanceof RefusedError || typeof error !== 'object' || error === null || !('status_code' in error))
    return error;
  const status = Number(error.status_code);
  if (status === ERRORS.ERR_MAX_SIZE_EXCEEDED.status_code)
    return size !== undefined && size.announced > size.mostBytes ? videoTooLarge(size.mostBytes) : tooManyBytes();
  const detail = 'body' in error ? String(error.body).trim().slice(0, 300) : 'Not understood.';
  if (error === ERRORS.ABORTED) return superseded();
  if (status === 500) return refuse.unavailable();
  return words[status]?.() ?? new RefusedError(status, 'malformed', 'Not understood', detail);
}

import type { Readable } from 'node:stream';
import type { LiveFeed } from '@combolab/platform';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { RefusedError } from '../../../problems.js';
import { notAVideo, SNIFF_BYTES, type Sniff } from '../receive-clip.js';
import { UploadProgress } from '../progress.js';
import { readMetadata } from './upload-metadata.js';
import { KEPT_MS, type FinishedClip, type StoredUpload, type UploadFiles } from './upload-files.js';
import type { UploadName } from './upload-keys.js';

/** Ids of the protocol's server are `<owner>/<upload>`: nobody can name what is another's. */
export const tusId = ({ ownerId, uploadId }: UploadName): string => `${ownerId}/${uploadId}`;
export function nameOf(id: string): UploadName {
  const [ownerId = '', uploadId = ''] = id.split('/');
  return { ownerId, uploadId };
}

/** What the protocol's server works on. */
export class UploadStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];

  constructor(
    private readonly files: UploadFiles,
    private readonly feed: LiveFeed,
    private readonly sniff: Sniff,
    private readonly onWhole: (upload: StoredUpload, clip: FinishedClip) => void,
  ) {
    super();
  }

  override getExpiration(): number {
    return KEPT_MS;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { createdAt } = await this.files.create(nameOf(upload.id), readMetadata(upload.metadata), upload.size ?? 0);
    upload.creation_date = createdAt;
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { received, size, createdAt, metadata } = await this.#existing(id);
    const said = Object.entries(metadata).filter(([, value]) => value !== '');
    return new Upload({ id, size, offset: received, creation_date: createdAt, metadata: Object.fromEntries(said) });
  }

  /** @returns the offset now: never more than what is stored for good */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const upload = await this.#existing(id, true);
    // oxlint-disable-next-line typescript/only-throw-error -- as the server's own checks do
    if (upload.received !== offset) throw ERRORS.INVALID_OFFSET;
    if (this.files.tooManyParts(upload)) throw tooManyParts();
    const received = await this.#take(content, upload);
    const clip = received === upload.size ? await this.files.finish(upload) : null;
    if (clip !== null) this.onWhole(upload, clip);
    return received;
  }

  override async remove(id: string): Promise<void> {
    await this.files.remove(await this.#existing(id));
  }

  async #take(content: Readable, upload: StoredUpload): Promise<number> {
    const { ownerId, metadata, size } = upload;
    const progress = new UploadProgress(this.feed, ownerId, metadata.room ?? null, size);
    const writer = this.files.writer(upload);
    try {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        if (writer.received === 0 && chunk.length >= SNIFF_BYTES && this.sniff(chunk) === null)
          throw await this.#refused(upload);
        await writer.write(chunk);
        progress.received(writer.received);
      }
    } finally {
      await writer.end();
    }
    if (writer.received === size) progress.whole(size);
    return writer.received;
  }

  /** Nothing that comes later makes it a clip. */
  async #refused(upload: StoredUpload): Promise<RefusedError> {
    await this.files.remove(upload);
    return notAVideo();
  }

  /** @param tidy whether its small parts are joined first */
  async #existing(id: string, tidy = false): Promise<StoredUpload> {
    const found = await this.files.look(nameOf(id));
    const upload = tidy && found !== null ? await this.files.tidied(found) : found;
    // oxlint-disable-next-line typescript/only-throw-error -- as stores of this server do
    if (upload === null) throw ERRORS.FILE_NOT_FOUND;
    return upload;
  }
}

const tooManyParts = (): RefusedError =>
  new RefusedError(
    422,
    'too-many-parts',
    'Too many parts',
    'This upload came in too many small parts. Begin it again with larger ones.',
  );

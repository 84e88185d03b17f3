import { Inject, Injectable } from '@nestjs/common';
import { LIMITS, streams, type Upload } from '@combolab/contracts';
import type { BackendPorts } from '../../../backend-ports.js';
import { refuse, RefusedError } from '../../../problems.js';
import { PORTS } from '../../../tokens.js';
import { readMadeAddress } from '../raw/made-files.js';
import { KEPT_MS, UploadFiles, type FinishedClip, type StoredUpload } from './upload-files.js';
import { clipAddress, comboIdOf, readClipAddress, type UploadName } from './upload-keys.js';

/** The uploads of people, for what is asked of them besides sending bytes. */
@Injectable()
export class OwnUploads {
  readonly files: UploadFiles;

  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'blobs' | 'clips' | 'log' | 'secret' | 'settings'>,
  ) {
    this.files = new UploadFiles(ports.blobs, (bytes) => ports.clips.sniff(bytes));
  }

  /** Those that no combo has taken, newest first. */
  async list(ownerId: string): Promise<Upload[]> {
    const shown: Upload[] = [];
    for (const upload of await this.files.of(ownerId)) {
      if (upload.received === upload.size && (await this.#isTaken(upload))) continue;
      shown.push(this.#view(upload));
    }
    return shown.sort((a, b) =>
      a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : a._id < b._id ? 1 : -1,
    );
  }

  /** Where the clip of a finished upload is played. */
  addressOf(name: UploadName, { container }: FinishedClip): string {
    return clipAddress(this.ports.secret, name, container);
  }

  /** The upload that an address names, whosever it is; null for any other text. */
  named(address: string): UploadName | null {
    const { publicUrl } = this.ports.settings;
    const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address;
    return readClipAddress(this.ports.secret, path);
  }

  /** The blob of what was made of an upload, by the address it is played at; null for any other text. */
  madeNamed(path: string): string | null {
    return readMadeAddress(this.ports.secret, path);
  }

  /** What a combo is made of: the part that was cut out, or the file as it came. @throws RefusedError 422 for one to be cut yet */
  clipOf({ upload: { cut }, clip }: { readonly upload: StoredUpload; readonly clip: FinishedClip }): FinishedClip {
    if (cut === null && clip.size > LIMITS.videoBytes) throw notCut();
    return cut ?? clip;
  }

  /** The upload with its clip; null when it is gone, expired or not whole. */
  async finished(name: UploadName): Promise<{ upload: StoredUpload; clip: FinishedClip } | null> {
    const upload = await this.files.look(name);
    if (upload === null || this.files.hasExpired(upload)) return null;
    const clip = await this.files.finish(name);
    return clip === null ? null : { upload, clip };
  }

  /** As {@link finished}. @throws RefusedError 404 for none of the owner's, 409 for one whose bytes are not all there */
  async whole(name: UploadName): Promise<{ upload: StoredUpload; clip: FinishedClip }> {
    const upload = await this.files.look(name);
    if (upload === null || this.files.hasExpired(upload)) throw refuse.notFound('upload');
    const clip = await this.files.finish(name);
    if (clip === null) throw notWhole();
    return { upload, clip };
  }

  /** The crash that comes between recording a combo and removing what it was made of leaves such. */
  async #isTaken(upload: StoredUpload): Promise<boolean> {
    const { version } = await this.ports.log.head(streams.combo(comboIdOf(this.ports.secret, upload)));
    if (version > 0) await this.files.remove(upload);
    return version > 0;
  }

  #view(upload: StoredUpload): Upload {
    const { uploadId, metadata, size, received, createdAt, clip } = upload;
    return {
      _id: uploadId,
      name: metadata.filename,
      size,
      received,
      kind: metadata.kind,
      createdAt,
      expiresAt: new Date(Date.parse(createdAt) + KEPT_MS).toISOString(),
      videoFile: clip === null ? null : this.addressOf(upload, clip),
    };
  }
}

const notWhole = (): RefusedError =>
  new RefusedError(409, 'not-whole', 'Not whole yet', 'Not all bytes of this upload have come. Send the rest first.');
const notCut = (): RefusedError =>
  new RefusedError(
    422,
    'not-cut',
    'Not cut yet',
    `This video is larger than the ${String(LIMITS.videoBytes / 1_048_576)} MB of a clip. Choose the part to keep first (POST /uploads/<id>/cut).`,
  );

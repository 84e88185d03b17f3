import { Inject, Injectable } from '@nestjs/common';
import { streams, type Upload } from '@combolab/contracts';
import type { BackendPorts } from '../../../backend-ports.js';
import { PORTS } from '../../../tokens.js';
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

  /** The upload with its clip; null when it is gone, expired or not whole. */
  async finished(name: UploadName): Promise<{ upload: StoredUpload; clip: FinishedClip } | null> {
    const upload = await this.files.look(name);
    if (upload === null || this.files.hasExpired(upload)) return null;
    const clip = await this.files.finish(name);
    return clip === null ? null : { upload, clip };
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

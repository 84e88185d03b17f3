import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import type { BackendPorts } from '../../../backend-ports.js';
import { PORTS } from '../../../tokens.js';
import { combosCollection } from '../../combos/combos.projection.js';
import { guidesCollection } from '../../guides/guides.projection.js';
import { ARCHIVE } from '../../../archive.js';
import type { ArchiveContent } from '../../../manifest/archive-content.js';
import { ARCHIVE_FILES } from '../../../manifest/archive-files.js';
import { jsonList, jsonObject } from './json-file.js';
import { README } from './readme.js';

/** One file of an archive; it is opened when its turn has come. */
interface Entry {
  readonly path: string;
  readonly open: () => Promise<Readable>;
  /** Clips and pictures are compressed already. */
  readonly compress: boolean;
}

/** Everything of one user as a zip archive that is made while it is read. */
@Injectable()
export class AccountArchive {
  constructor(@Inject(PORTS) private readonly ports: BackendPorts) {}

  /** @throws RefusedError 404; the stream fails with what a store fails with */
  async of(userId: string): Promise<Readable> {
    const exportedAt = new Date().toISOString();
    const entries = [...(await this.#texts(userId, exportedAt)), ...(await this.#files(userId))];
    return archive(entries, new Date(exportedAt));
  }

  async #texts(userId: string, at: string): Promise<Entry[]> {
    const text = (path: string, open: () => Readable): Entry => ({
      ...{ path, open: () => Promise.resolve(open()), compress: true },
    });
    const files = await Promise.all(
      ARCHIVE_FILES.map(async (path) => {
        const content: ArchiveContent = ARCHIVE[path];
        if ('list' in content) return text(path, () => jsonList(content.list(this.ports, userId), at));
        const whole = await content.object(this.ports, userId);
        return text(path, () => jsonObject(whole, at));
      }),
    );
    return [text('README.txt', () => Readable.from([README(this.ports.settings.publicUrl, at)])), ...files];
  }

  async #files(userId: string): Promise<Entry[]> {
    const { documents, blobs } = this.ports;
    const where = { authorId: userId, deleted: false };
    const entries: Entry[] = [];
    const add = (path: string, key: string) => entries.push({ path, open: () => blobs.read(key), compress: false });
    for (const { id, doc } of await documents.find(combosCollection, { where })) {
      const { sourceKey } = doc.video;
      if ((await blobs.stat(sourceKey)) !== null) add(`clips/${id}.${sourceKey.split('.').at(-1) ?? 'mp4'}`, sourceKey);
    }
    for await (const { key } of blobs.list(`users/${userId}/`)) add(`pictures/profile/${key.split('/')[2] ?? ''}`, key);
    for (const { id } of await documents.find(guidesCollection, { where }))
      for await (const { key } of blobs.list(`guides/${id}/`))
        add(`pictures/guides/${id}/${key.split('/')[2] ?? ''}`, key);
    return entries;
  }
}

/** Files are opened one after the other; what is open when the reader leaves is closed. */
function archive(entries: readonly Entry[], mtime: Date): Readable {
  const zip = new ZipFile();
  const output = new Readable().wrap(zip.outputStream);
  let opened: Readable | null = null;
  for (const { path, open, compress } of entries)
    zip.addReadStreamLazy(path, { compress, mtime }, (use) => {
      open().then(
        (content) => {
          opened = content;
          if (output.destroyed) content.destroy();
          else use(null, content);
        },
        (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    });
  zip.on('error', (error: Error) => output.destroy(error));
  output.on('close', () => opened?.destroy());
  zip.end();
  return output;
}

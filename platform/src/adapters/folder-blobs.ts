import { copyFile, link, mkdir, open, rm, rmdir, stat, unlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BlobKeyError, BlobNotFoundError, type BlobInfo, type Blobs, type ByteRange } from '../ports/blobs.js';
import { assertBlobKey } from './folder-blobs/blob-key.js';
import { hasCode, renameDurably, syncFile, syncFolderIfThere } from './folder-blobs/durable-files.js';
import { openIncomingFolder, type IncomingFolder } from './folder-blobs/incoming-folder.js';
import { listKeys } from './folder-blobs/list-folder.js';

/** Blobs as files of one folder, made when missing. Several processes may open the same folder. */
export async function openFolderBlobs(folder: string): Promise<Blobs> {
  const root = resolve(folder);
  await mkdir(root, { recursive: true });
  return new FolderBlobs(root, await openIncomingFolder(root));
}

class FolderBlobs implements Blobs {
  readonly #root: string;
  readonly #incoming: IncomingFolder;

  constructor(root: string, incoming: IncomingFolder) {
    this.#root = root;
    this.#incoming = incoming;
  }

  async put(key: string, content: Readable): Promise<BlobInfo> {
    const target = this.#pathOf(key);
    const temporary = this.#incoming.newPath();
    try {
      const handle = await open(temporary, 'wx', 0o640);
      await pipeline(content, handle.createWriteStream({ flush: true }));
      return await this.#moveIn(key, temporary, target);
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async putFile(key: string, file: string): Promise<BlobInfo> {
    const target = this.#pathOf(key);
    await syncFile(file);
    try {
      return await this.#moveIn(key, file, target);
    } catch (error) {
      if (!hasCode(error, 'EXDEV')) throw error;
    }
    const temporary = this.#incoming.newPath();
    try {
      await copyFile(file, temporary);
      await syncFile(temporary);
      const info = await this.#moveIn(key, temporary, target);
      await unlink(file);
      return info;
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async stat(key: string): Promise<BlobInfo | null> {
    const path = this.#pathOf(key);
    try {
      const { size, mtimeNs, mtime, ino, isFile } = await this.#stats(path);
      if (!isFile) return null;
      const etag = `"${size.toString(36)}-${mtimeNs.toString(36)}-${ino.toString(36)}"`;
      return { key, size: Number(size), etag, modifiedAt: mtime };
    } catch (error) {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
      throw error;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const info = await this.#existing(key);
    if (range && !(range.start >= 0 && range.start <= range.end && range.start < info.size)) {
      throw new RangeError(`${key}: no bytes ${String(range.start)}-${String(range.end)} of ${String(info.size)}`);
    }
    try {
      const handle = await open(this.#pathOf(key), 'r');
      return handle.createReadStream(range ? { start: range.start, end: range.end } : {});
    } catch (error) {
      throw hasCode(error, 'ENOENT') ? new BlobNotFoundError(key) : error;
    }
  }

  /** A second name for the same bytes, so that a delete meanwhile does not pull the file away. */
  async asFile(key: string): Promise<{ readonly path: string } & AsyncDisposable> {
    await this.#existing(key);
    const path = this.#incoming.newPath();
    try {
      await link(this.#pathOf(key), path);
    } catch (error) {
      if (hasCode(error, 'ENOENT')) throw new BlobNotFoundError(key);
      await copyFile(this.#pathOf(key), path);
    }
    return { path, [Symbol.asyncDispose]: () => rm(path, { force: true }) };
  }

  async move(from: string, to: string): Promise<void> {
    const [source, target] = [this.#pathOf(from), this.#pathOf(to)];
    await this.#existing(from);
    if (source === target) return;
    try {
      await this.#moveIn(to, source, target);
    } catch (error) {
      throw hasCode(error, 'ENOENT') ? new BlobNotFoundError(from) : error;
    }
    await this.#removeEmptyFolders(dirname(source));
  }

  async *list(prefix: string): AsyncGenerator<BlobInfo> {
    for await (const key of listKeys(this.#root, prefix)) {
      const info = await this.stat(key);
      if (info) yield info;
    }
  }

  async delete(key: string): Promise<void> {
    const path = this.#pathOf(key);
    try {
      await unlink(path);
    } catch (error) {
      if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR', 'EPERM')) {
        if ((await this.stat(key)) === null) return;
      }
      throw error;
    }
    await this.#removeEmptyFolders(dirname(path));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.#incoming.path, { recursive: true, force: true });
  }

  #pathOf(key: string): string {
    assertBlobKey(key);
    return join(this.#root, ...key.split('/'));
  }

  async #stats(path: string) {
    const found = await stat(path, { bigint: true });
    return { size: found.size, mtimeNs: found.mtimeNs, mtime: found.mtime, ino: found.ino, isFile: found.isFile() };
  }

  async #existing(key: string): Promise<BlobInfo> {
    const info = await this.stat(key);
    if (!info) throw new BlobNotFoundError(key);
    return info;
  }

  async #moveIn(key: string, from: string, target: string): Promise<BlobInfo> {
    try {
      await renameDurably(from, target, this.#root);
    } catch (error) {
      if (hasCode(error, 'ENOTDIR', 'EISDIR', 'EEXIST', 'ENOTEMPTY')) {
        throw new BlobKeyError(`${key} is the folder of other keys, or one of its folders is a key`);
      }
      throw error;
    }
    return this.#existing(key);
  }

  async #removeEmptyFolders(first: string): Promise<void> {
    let folder = first;
    try {
      for (; folder.length > this.#root.length; folder = dirname(folder)) await rmdir(folder);
    } catch (error) {
      if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT', 'EBUSY')) throw error;
    }
    await syncFolderIfThere(folder);
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Locks, sockets and work in flight: of the process, not of the installation. */
const LEFT_OUT = /^(lock\.sqlite|control\.sock|incoming\/|preview-work\/)|-shm$/;
/** Of every entry, so that the same files make the same archive. */
const MTIME = new Date(Date.UTC(2000, 0, 1));

/** A zip archive of a data folder that no process works in. */
export function packFolder(dataDir: string): Promise<Buffer> {
  const paths = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dataDir, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !LEFT_OUT.test(path));
  const zip = new ZipFile();
  for (const path of paths.sort()) zip.addBuffer(readFileSync(join(dataDir, path)), path, { mtime: MTIME });
  zip.end();
  return buffer(zip.outputStream);
}

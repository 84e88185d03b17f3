import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const hiddenFolders = new Set<string>();

/** No program that is started from now on sees the files directly in this folder, where the system can hide them. */
export function hideFiles(folder: string): void {
  hiddenFolders.add(folder);
}

/** Paths of the files that programs of strangers' files may not see. */
export const hiddenFiles = (): string[] =>
  [...hiddenFolders]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map(({ name }) => join(folder, name)),
    );

/** A path as fstab(5) wants it. */
const inTable = (path: string): string =>
  path.replace(/[ \t\r\n\\#]/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`);

/**
 * A table in the form of fstab(5) that puts an empty file in the place of each of these. It has no name: it is gone with what has it open.
 * @returns its file descriptor, which the caller closes
 */
export function mountTable(files: readonly string[]): number {
  const folder = mkdtempSync(join(tmpdir(), `hidden-${String(process.pid)}-`));
  try {
    const table = openSync(join(folder, 'fstab'), 'wx+', 0o600);
    try {
      writeSync(table, files.map((file) => `/dev/null ${inTable(file)} none bind 0 0\n`).join(''));
      return table;
    } catch (error) {
      closeSync(table);
      throw error;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FullAccount } from '../full-account.js';
import { readZip } from '../read-zip.js';

/** What a version left in its data folder: whom and what to ask for. Kept beside the folder, in words of its version. */
export interface OldFolder {
  readonly about: string;
  /** That made it, as in its package.json. */
  readonly version: string;
  /** Of all its accounts. */
  readonly password: string;
  readonly made: FullAccount;
  /** Hidden by the admin. */
  readonly hiddenComboId: string;
  readonly emails: { readonly user: string; readonly other: string; readonly admin: string };
  /** ISO time shortly after the API token was made, which does not last as long as the folder is kept. */
  readonly tokenWorkedAt: string;
}

/** Data folders as earlier versions left them: `<version>.zip` and, beside it, `<version>.json`. */
export const OLD_FOLDERS = fileURLToPath(new URL('../../../old-folders/', import.meta.url));

/** Versions of which a folder is kept. */
export const oldVersions = (): string[] =>
  readdirSync(OLD_FOLDERS)
    .filter((name) => name.endsWith('.zip'))
    .map((name) => name.slice(0, -'.zip'.length));

/** Lays the folder of a version out at `dataDir`, which need not be there. */
export async function layOut(version: string, dataDir: string): Promise<OldFolder> {
  const files = readZip(await readFile(join(OLD_FOLDERS, `${version}.zip`)));
  for (const [path, content] of files) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true, mode: 0o700 });
    await writeFile(join(dataDir, path), content, { mode: 0o600 });
  }
  return JSON.parse(await readFile(join(OLD_FOLDERS, `${version}.json`), 'utf8')) as OldFolder;
}

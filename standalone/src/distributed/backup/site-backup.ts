import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Names within the folder of a backup of the distributed set. */
export const PARTS = {
  installation: 'installation.json',
  commits: 'commits.jsonl.gz',
  accounts: 'accounts.jsonl.gz',
  blobs: 'blobs',
} as const;

const SiteBackup = z.object({
  /** Of the installation; the secret its ids are made with never leaves the servers but here. */
  id: z.string(),
  secret: z.string(),
  /** No commit is later, in ms since 1970. */
  until: z.number(),
  commits: z.number(),
  accounts: z.number(),
  /** Whether the bucket's files are in it. */
  files: z.boolean(),
});
/** What a backup of the distributed set is of. */
export type SiteBackup = z.infer<typeof SiteBackup>;

/** Durably, for the owner alone. */
export const writeSiteBackup = (folder: string, backup: SiteBackup): Promise<void> =>
  writeFile(join(folder, PARTS.installation), `${JSON.stringify(SiteBackup.parse(backup))}\n`, {
    ...{ mode: 0o600, flag: 'wx', flush: true },
  });

/** null for a folder that holds no backup of the distributed set. */
export async function readSiteBackup(folder: string): Promise<SiteBackup | null> {
  try {
    return SiteBackup.parse(JSON.parse(await readFile(join(folder, PARTS.installation), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

import { join, resolve } from 'node:path';
import { Opened, type DistributedEngines } from '@combolab/platform';
import { beginMoveIn } from '@combolab/platform/adapters/distributed/move-in';
import {
  openKeptAccounts,
  type AccountsTaken,
  type KeptAccount,
} from '@combolab/platform/adapters/firebase-identity/kept-accounts';
import { openFolderBlobs } from '@combolab/platform/adapters/folder-blobs';
import type { Commits } from '@combolab/platform/adapters/kafka-event-log/commits';
import { takeCommits, untilTime, type KeptCommit } from '@combolab/platform/adapters/kafka-event-log/kept-commits';
import { checkBackup } from '../../maintenance/backup-manifest.js';
import { copyBlobs, countBlobs } from '../../maintenance/copy-blobs.js';
import { RestoreRefusedError } from '../../maintenance/restore.js';
import { readLines } from './lines.js';
import { PARTS, readSiteBackup, type SiteBackup } from './site-backup.js';

/** People who are named one by one. */
const NAMED = 20;
/** Commits that are put back at once. */
const BATCH = 500;

export interface SiteRestore {
  readonly engines: DistributedEngines;
  /** What came later is left out, in ms since 1970; null = all of it. */
  readonly until: number | null;
}

/**
 * Puts a backup of the distributed set into prepared, empty servers: files, then accounts, then commits, so that nothing is
 * named before it is there. Topics, views and index are filled by the processes from the commits. Interrupted, it goes on
 * when it is run again; until it has ended no process starts. Every file of the backup is compared with its manifest before.
 * @returns what is there now, and what is to be done next
 * @throws RestoreRefusedError, MoveRefusedError in words, before anything is changed
 */
export async function restoreSite(
  { engines, until }: SiteRestore,
  folder: string,
  say: (line: string) => void,
): Promise<string> {
  const target = resolve(folder);
  const backup = await checked(target, until);
  await using opened = new Opened();
  const accounts = opened.use(openKeptAccounts({ projectId: engines.firebase.projectId }));
  const { id, secret } = backup;
  const site = await beginMoveIn(engines, { id, secret }, opened, backup.files);
  say(site.goesOn ? `Going on with ${target}.` : `Restoring ${target}, installation ${id}.`);
  let files = 0;
  if (backup.files) {
    await using from = await openFolderBlobs(join(target, PARTS.blobs));
    await copyBlobs(from, site.blobs);
    ({ files } = await countBlobs(from));
    say(`Files: ${String(files)} are there.`);
  }
  const kept = await all<KeptAccount>(join(target, PARTS.accounts));
  const taken = await accounts.take(kept, engines.firebase.hash);
  say(`Accounts: ${String(taken.taken)} of ${String(kept.length)} were put back, ${String(taken.there)} were there.`);
  const commits = await putBack(site.commits, join(target, PARTS.commits), until ?? backup.until);
  say(`Commits: ${String(commits)} are there.`);
  await site.finish();
  return [
    `Restored: ${String(commits)} commits, ${String(kept.length)} accounts, ${backup.files ? String(files) : 'no'} files.`,
    ...told(taken),
    'Next: start the processes (npm run distributed), wait until they are ready, then npm run verify.',
  ].join('\n');
}

async function checked(folder: string, until: number | null): Promise<SiteBackup> {
  const faults = await checkBackup(folder);
  if (faults.length > 0)
    throw new RestoreRefusedError(['Nothing was restored, because the backup is damaged:', ...faults].join('\n'));
  const backup = await readSiteBackup(folder);
  if (backup === null)
    throw new RestoreRefusedError(
      'This is the backup of one machine. Restore it without the settings that name servers, then npm run move brings it here.',
    );
  if (until !== null && until > backup.until)
    throw new RestoreRefusedError(
      `The backup ends at ${new Date(backup.until).toISOString()}. Name an earlier time, or none.`,
    );
  return backup;
}

async function all<Value>(file: string): Promise<readonly Value[]> {
  const values: Value[] = [];
  for await (const batch of readLines<Value>(file, BATCH)) values.push(...batch);
  return values;
}

/** @returns how many commits are there then */
async function putBack(commits: Commits, file: string, until: number): Promise<number> {
  let count = 0;
  const isWanted = untilTime(until);
  for await (const batch of readLines<KeptCommit>(file, BATCH)) {
    const wanted = batch.filter(isWanted);
    await takeCommits(commits, wanted);
    count += wanted.length;
  }
  return count;
}

function told({ withoutPassword, refused }: AccountsTaken): string[] {
  const lines = refused.map((line) => `Firebase did not take the account of ${line}`);
  if (withoutPassword.length === 0) return lines;
  const more = withoutPassword.length - NAMED;
  const named = withoutPassword.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${String(more)} more` : '');
  return [
    ...lines,
    `Without their password, which they choose anew by "Forgot password": ${named}. (FIREBASE_HASH_KEY says how the old project hashed them.)`,
  ];
}

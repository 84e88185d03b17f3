import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eventDefinitions, personalFields } from '@combolab/contracts';
import { Opened } from '@combolab/platform';
import { installationRows, type Installation } from '@combolab/platform/adapters/distributed/installation';
import {
  openKeptAccounts,
  type KeptAccount,
  type KeptAccounts,
} from '@combolab/platform/adapters/firebase-identity/kept-accounts';
import { openFolderBlobs } from '@combolab/platform/adapters/folder-blobs';
import { openGcsBlobs } from '@combolab/platform/adapters/gcs-blobs';
import { Commits } from '@combolab/platform/adapters/kafka-event-log/commits';
import { keptCommits, latestTime } from '@combolab/platform/adapters/kafka-event-log/kept-commits';
import { openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import { backupFolder, BackupRefusedError } from '../../maintenance/backup-folder.js';
import { writeManifest, writeMark } from '../../maintenance/backup-manifest.js';
import { copyBlobs, countBlobs } from '../../maintenance/copy-blobs.js';
import type { NamedSite } from '../site-commands.js';
import { writeLines } from './lines.js';
import { PARTS, writeSiteBackup } from './site-backup.js';

/** A command that was stamped before the cut is written within this time, in ms, or refused. */
const ON_ITS_WAY_MS = 10_000;

/**
 * Copies the commits, accounts and files of a site while it works. Everything that was acknowledged before it began is in it;
 * streams end at one time, which no commit passed then, so that what refers to something comes with it. What refers to
 * something is copied before it, and files once before that as well, for combos that are deleted meanwhile. Views, index and
 * topics are left out: they are built again.
 * @param withFiles false where the bucket is kept in another way
 * @throws BackupRefusedError before anything was written
 */
export async function backUpSite({ engines }: NamedSite, folder: string, withFiles: boolean): Promise<string> {
  await using opened = new Opened();
  const connection = await openMongo(engines.commitsUrl);
  opened.defer(() => connection.close());
  const { id, secret } = await preparedInstallation(connection);
  const target = await backupFolder(folder);
  const commits = new Commits({
    ...{ connection, source: `combolab:${id}`, partitions: engines.kafka.partitions },
    personal: personalFields(eventDefinitions),
  });
  const accounts = opened.use(openKeptAccounts({ projectId: engines.firebase.projectId }));
  const begun = Date.now();
  const until = Math.max(begun, await latestTime(commits));
  const copyFiles = async (): Promise<{ files: number; bytes: number }> => {
    if (!withFiles) return { files: 0, bytes: 0 };
    await using from = await openGcsBlobs(engines.blobs);
    await using to = await openFolderBlobs(join(target, PARTS.blobs));
    await copyBlobs(from, to);
    return await countBlobs(to);
  };
  await copyFiles();
  await delay(Math.max(0, begun + ON_ITS_WAY_MS - Date.now()));
  const written = await writeLines(join(target, PARTS.commits), keptCommits(commits, until));
  const { people, unread } = await writeAccounts(join(target, PARTS.accounts), accounts);
  const { files, bytes } = await copyFiles();
  await writeSiteBackup(target, {
    ...{ id, secret, until, files: withFiles },
    ...{ commits: written, accounts: people },
  });
  const manifest = await writeManifest(target);
  await writeMark(target, { takenAt: new Date(begun).toISOString(), files, bytes, manifest });
  return [
    `The backup in ${target} is complete: ${String(written)} commits until ${new Date(until).toISOString()}, ${String(people)} accounts`,
    withFiles
      ? ` and ${String(files)} files (${String(Math.ceil(bytes / 1024 ** 2))} MB).`
      : '. The files of the bucket are not in it.',
    unread === 0
      ? ''
      : `\n${String(unread)} accounts have a password that is not in it: it may not be read (role Firebase Authentication Admin), or was moved here and not used since.`,
  ].join('');
}

/** Changes nothing at servers that are none of ours. @throws BackupRefusedError in words */
async function preparedInstallation(connection: Parameters<typeof installationRows>[0]): Promise<Installation> {
  const known = await installationRows(connection).findOne({ _id: 'installation' });
  if (known === null) throw new BackupRefusedError('There is no installation: the servers are not prepared.');
  if (known.moving === undefined) return known;
  throw new BackupRefusedError('An installation has moved here only in part: end that first, then back it up.');
}

/** @returns how many accounts there are, and how many of them have a password that we may not read */
async function writeAccounts(file: string, accounts: KeptAccounts): Promise<{ people: number; unread: number }> {
  let unread = 0;
  async function* counted(): AsyncGenerator<KeptAccount> {
    for await (const account of accounts.all()) {
      if (account.password?.hash === '') unread += 1;
      yield account;
    }
  }
  return { people: await writeLines(file, counted()), unread };
}

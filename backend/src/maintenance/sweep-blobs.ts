import { AccountDeleted, LIMITS, streams } from '@combolab/contracts';
import type { BlobInfo, Blobs, EventLog } from '@combolab/platform';
import { byOwner, namedBy, type BlobOwner } from './owned-blobs.js';
import { readUploadKey, UPLOADS } from '../modules/uploads/resumable/upload-keys.js';

const DAY_MS = 24 * 3600 * 1000;
/** What is younger may belong to an upload or a preview that is just being recorded. */
const SPARED_MS = DAY_MS;
/** Whole days that trash is kept. */
const TRASH_DAYS = 7;

/** Below it lies what was swept, by day and former key. */
export const TRASH = 'trash/';

/** Uploads that no combo has taken are kept for as long. */
const UPLOAD_MS = LIMITS.uploadDays * DAY_MS;

export interface Swept {
  /** Keys that were moved to the trash, as they were. */
  readonly trashed: readonly string[];
  /** Keys in the trash, and of uploads, whose time was over, and of ended accounts. */
  readonly deleted: readonly string[];
}

/** Of an account that has ended nothing is kept, not even for some days. */
const hasEnded = async (log: Pick<EventLog, 'readStream'>, { kind, id }: BlobOwner): Promise<boolean> =>
  kind === 'users' && (await log.readStream(streams.user(id))).some(({ type }) => type === AccountDeleted.type);

async function trash(
  log: Pick<EventLog, 'readStream'>,
  blobs: Blobs,
  now: number,
  signal?: AbortSignal,
): Promise<Swept> {
  const day = new Date(now).toISOString().slice(0, 10);
  const trashed: string[] = [];
  const deleted: string[] = [];
  for await (const owner of byOwner(blobs)) {
    const { infos } = owner;
    signal?.throwIfAborted();
    if (infos.some(({ modifiedAt }) => now - modifiedAt.getTime() < SPARED_MS)) continue;
    const named = await namedBy(log, owner);
    const ended = await hasEnded(log, owner);
    for (const { key } of infos) {
      if (named.has(key)) continue;
      if (ended) {
        await blobs.delete(key);
        deleted.push(key);
        continue;
      }
      await blobs.move(key, `${TRASH}${day}/${key}`);
      trashed.push(key);
    }
  }
  return { trashed, deleted };
}

async function emptyTrash(blobs: Blobs, now: number, signal?: AbortSignal): Promise<string[]> {
  const old: string[] = [];
  for await (const { key } of blobs.list(TRASH)) {
    const trashedOn = Date.parse(key.split('/')[1] ?? '');
    if (now >= trashedOn + (TRASH_DAYS + 1) * DAY_MS) old.push(key);
  }
  for (const key of old) {
    signal?.throwIfAborted();
    await blobs.delete(key);
  }
  return old;
}

/** Keys of one upload after the other. */
async function* byUpload(blobs: Pick<Blobs, 'list'>): AsyncIterable<readonly BlobInfo[]> {
  let current = '';
  let infos: BlobInfo[] = [];
  for await (const info of blobs.list(UPLOADS)) {
    const name = readUploadKey(info.key);
    if (name === null) continue;
    const id = `${name.ownerId}/${name.uploadId}`;
    if (id !== current && infos.length > 0) yield infos;
    if (id !== current) infos = [];
    current = id;
    infos.push(info);
  }
  if (infos.length > 0) yield infos;
}

/** Uploads whose time is over, and what a crash has left of removed ones. */
async function removeUploads(blobs: Blobs, now: number, signal?: AbortSignal): Promise<string[]> {
  const removed: string[] = [];
  for await (const infos of byUpload(blobs)) {
    signal?.throwIfAborted();
    const begun = infos.find(({ key }) => key.endsWith('/info.json'))?.modifiedAt.getTime();
    const isOver =
      begun === undefined
        ? infos.every(({ modifiedAt }) => now - modifiedAt.getTime() >= SPARED_MS)
        : now - begun >= UPLOAD_MS;
    if (!isOver) continue;
    for (const { key } of infos) {
      await blobs.delete(key);
      removed.push(key);
    }
  }
  return removed;
}

/**
 * Moves files that no living combo, no guide and no user names to `trash/<day>/`, and deletes what has been there for 7 days:
 * what a crash between storing and recording leaves, outputs of previews that were begun again, and pictures that were
 * replaced. Nothing is swept of what has a file younger than a day. Uploads that no combo has taken in 7 days are deleted.
 * @param now epoch ms
 * @param signal ends it early, between two owners, with its reason
 */
export async function sweepBlobs(
  log: Pick<EventLog, 'readStream'>,
  blobs: Blobs,
  now = Date.now(),
  signal?: AbortSignal,
): Promise<Swept> {
  const { trashed, deleted } = await trash(log, blobs, now, signal);
  const uploads = await removeUploads(blobs, now, signal);
  return { trashed, deleted: [...deleted, ...uploads, ...(await emptyTrash(blobs, now, signal))] };
}

import { ComboDeleted, LIMITS, streams } from '@combolab/contracts';
import type { BlobInfo, Blobs, EventLog } from '@combolab/platform';
import { readUploadKey, UPLOADS } from '../modules/uploads/resumable/upload-keys.js';

const DAY_MS = 24 * 3600 * 1000;
/** What is younger may belong to an upload or a preview that is just being recorded. */
const SPARED_MS = DAY_MS;
/** Whole days that trash is kept. */
const TRASH_DAYS = 7;

const SWEPT = 'combos/';
const TRASH = 'trash/';

/** Uploads that no combo has taken are kept for as long. */
const UPLOAD_MS = LIMITS.uploadDays * DAY_MS;

export interface Swept {
  /** Keys that were moved to the trash, as they were. */
  readonly trashed: readonly string[];
  /** Keys in the trash, and of uploads, whose time was over. */
  readonly deleted: readonly string[];
}

/** Blobs of each combo id, in key order. */
export async function* byCombo(
  blobs: Pick<Blobs, 'list'>,
): AsyncIterable<{ comboId: string; infos: readonly BlobInfo[] }> {
  let comboId = '';
  let infos: BlobInfo[] = [];
  for await (const info of blobs.list(SWEPT)) {
    const id = info.key.split('/')[1] ?? '';
    if (id !== comboId && infos.length > 0) yield { comboId, infos };
    if (id !== comboId) infos = [];
    comboId = id;
    infos.push(info);
  }
  if (infos.length > 0) yield { comboId, infos };
}

/** Every text anywhere in a value. */
function* textsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value)) yield* textsIn(member);
}

/** Everything that the events of a combo name, keys among it; nothing for a combo that is deleted or was never recorded. */
export async function namedBy(log: Pick<EventLog, 'readStream'>, comboId: string): Promise<ReadonlySet<string>> {
  const events = await log.readStream(streams.combo(comboId));
  if (events.some(({ type }) => type === ComboDeleted.type)) return new Set();
  return new Set(events.flatMap(({ data }) => [...textsIn(data)]));
}

async function trash(
  log: Pick<EventLog, 'readStream'>,
  blobs: Blobs,
  now: number,
  signal?: AbortSignal,
): Promise<string[]> {
  const day = new Date(now).toISOString().slice(0, 10);
  const trashed: string[] = [];
  for await (const { comboId, infos } of byCombo(blobs)) {
    signal?.throwIfAborted();
    if (infos.some(({ modifiedAt }) => now - modifiedAt.getTime() < SPARED_MS)) continue;
    const named = await namedBy(log, comboId);
    for (const { key } of infos) {
      if (named.has(key)) continue;
      await blobs.move(key, `${TRASH}${day}/${key}`);
      trashed.push(key);
    }
  }
  return trashed;
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
 * Moves files that no event of a living combo names to `trash/<day>/`, and deletes what has been there for 7 days: what a
 * crash between storing and recording leaves, and outputs of previews that were begun again. Of `combos/`
 * no combo is swept that has a file younger than a day. Uploads that no combo has taken in 7 days are deleted.
 * @param now epoch ms
 * @param signal ends it early, between two combos, with its reason
 */
export async function sweepBlobs(
  log: Pick<EventLog, 'readStream'>,
  blobs: Blobs,
  now = Date.now(),
  signal?: AbortSignal,
): Promise<Swept> {
  const trashed = await trash(log, blobs, now, signal);
  const uploads = await removeUploads(blobs, now, signal);
  return { trashed, deleted: [...uploads, ...(await emptyTrash(blobs, now, signal))] };
}

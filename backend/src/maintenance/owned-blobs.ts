import { ComboDeleted, streams } from '@combolab/contracts';
import type { BlobInfo, Blobs, EventLog } from '@combolab/platform';
import { fold } from '../commands/decider.js';
import { fileAddress } from '../modules/files/file-address.js';
import { guideDecider } from '../modules/guides/guide.decider.js';
import { userDecider } from '../modules/users/user.decider.js';

type ReadableLog = Pick<EventLog, 'readStream'>;

const KINDS = ['combos', 'guides', 'users'] as const;

/** What files belong to, by the first two segments of their keys. */
export interface BlobOwner {
  readonly kind: (typeof KINDS)[number];
  readonly id: string;
}

/** Blobs of each combo, guide and user, in key order. */
export async function* byOwner(
  blobs: Pick<Blobs, 'list'>,
): AsyncIterable<BlobOwner & { readonly infos: readonly BlobInfo[] }> {
  for (const kind of KINDS) {
    let current = '';
    let infos: BlobInfo[] = [];
    for await (const info of blobs.list(`${kind}/`)) {
      const id = info.key.split('/')[1] ?? '';
      if (id !== current && infos.length > 0) yield { kind, id: current, infos };
      if (id !== current) infos = [];
      current = id;
      infos.push(info);
    }
    if (infos.length > 0) yield { kind, id: current, infos };
  }
}

/** Every text anywhere in a value. */
function* textsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value)) yield* textsIn(member);
}

async function namedByCombo(log: ReadableLog, comboId: string): Promise<readonly string[]> {
  const events = await log.readStream(streams.combo(comboId));
  if (events.some(({ type }) => type === ComboDeleted.type)) return [];
  return events.flatMap(({ data }) => [...textsIn(data)]);
}

async function pictureOfGuide(log: ReadableLog, guideId: string): Promise<readonly string[]> {
  const picture = fold(guideDecider, await log.readStream(streams.guide(guideId)))?.previewImage ?? null;
  return picture === null ? [] : [picture];
}

async function pictureOfUser(log: ReadableLog, userId: string): Promise<readonly string[]> {
  const address = fold(userDecider, await log.readStream(streams.user(userId)))?.photoUrl ?? null;
  return address === null ? [] : [address, address.replace(fileAddress(''), '')];
}

const NAMED = { combos: namedByCombo, guides: pictureOfGuide, users: pictureOfUser };

/**
 * Keys among whatever else the log says of an owner now: all that a living combo was ever made of, and the picture that a
 * guide or a user has.
 */
export const namedBy = async (log: ReadableLog, { kind, id }: BlobOwner): Promise<ReadonlySet<string>> =>
  new Set(await NAMED[kind](log, id));

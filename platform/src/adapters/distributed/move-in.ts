import { eventDefinitions, personalFields } from '@combolab/contracts';
import type { Connection } from 'mongoose';
import { Opened } from '../../runtime/opened.js';
import type { DistributedEngines } from '../../config/engines.js';
import { openElasticsearchIndex } from '../elasticsearch-index.js';
import { openGcsBlobs } from '../gcs-blobs.js';
import { Commits } from '../kafka-event-log/commits.js';
import { createKafka } from '../kafka/kafka-client.js';
import { CONTEXTS, topicOf } from '../kafka/topics.js';
import type { LeaseRow } from '../mongo/lease-row.js';
import { openMongo } from '../mongo/mongo-connection.js';
import { hasLivingMembers } from '../mongo/shard-members.js';
import type { Blobs } from '../../ports/blobs.js';
import { belongsTo, checkPartitions, claimFor, installationRows, type Installation } from './installation.js';

/** The prepared servers cannot take an installation in. */
export class MoveRefusedError extends Error {
  override name = 'MoveRefusedError';
}

/** The distributed set while an installation moves in, of one machine or from a backup; its processes do not start meanwhile. */
export interface MovingIn {
  readonly commits: Commits;
  readonly blobs: Blobs;
  /** True when an earlier run was interrupted. */
  readonly goesOn: boolean;
  /** Everything is here: processes may start. */
  finish(): Promise<void>;
}

const NOT_EMPTY =
  'This needs an empty installation: name new databases, another KAFKA_PREFIX, another index and an empty bucket, then npm run engines:prepare.';

/**
 * Gives the prepared, empty servers the identity of an installation, so that ids made of its secret stay as they are.
 * @param moved its id, and the secret its ids are made with
 * @param withFiles false where the bucket has the files already
 * @throws MoveRefusedError when they are not prepared, hold anything of their own, or run
 */
export async function beginMoveIn(
  engines: DistributedEngines,
  moved: Pick<Installation, 'id' | 'secret'>,
  opened: Opened,
  withFiles = true,
): Promise<MovingIn> {
  const { kafka } = engines;
  const connection = await openMongo(engines.commitsUrl);
  opened.defer(() => connection.close());
  const rows = installationRows(connection);
  const known = await rows.findOne({ _id: 'installation' });
  if (known === null) throw new MoveRefusedError('The servers are not prepared. Run npm run engines:prepare first.');
  checkPartitions(known, kafka.partitions);
  const views = await openMongo(engines.documentsUrl);
  opened.defer(() => views.close());
  const blobs = opened.use(await openGcsBlobs(engines.blobs));
  const goesOn = known.moving !== undefined && known.id === moved.id;
  if (!goesOn) {
    if (known.movedAt !== undefined && known.id === moved.id)
      throw new MoveRefusedError(`This installation is there already, since ${known.movedAt.toISOString()}.`);
    if (known.moving !== undefined)
      throw new MoveRefusedError(`Another installation is half moved in there already. ${NOT_EMPTY}`);
    await refuseFilled(engines, connection, withFiles ? blobs : null);
  }
  await refuseRunning(connection);
  const previousId = known.moving?.previousId ?? known.id;
  await rows.updateOne({ _id: 'installation' }, { $set: { ...moved, moving: { previousId } } });
  // a read model that was prepared for the empty installation belongs to this one now
  await belongsTo(views).updateOne({ _id: 'log', installation: previousId }, { $set: { installation: moved.id } });
  await claimFor(views, { ...known, ...moved });
  const commits = new Commits({
    ...{ connection, source: `combolab:${moved.id}`, partitions: kafka.partitions },
    personal: personalFields(eventDefinitions),
  });
  await commits.prepare();
  const finish = async (): Promise<void> => {
    await rows.updateOne({ _id: 'installation' }, { $unset: { moving: '' }, $set: { movedAt: new Date() } });
  };
  return { commits, blobs, goesOn, finish };
}

/** Processes keep what they have read of the installation, so none may run. */
async function refuseRunning(connection: Connection): Promise<void> {
  const held = await connection
    .collection<LeaseRow>('sole_leases')
    .countDocuments({ owner: { $ne: null }, until: { $gt: Date.now() } });
  if (held > 0 || (await hasLivingMembers(connection, 'relay')))
    throw new MoveRefusedError(
      'Processes of the distributed set run there. Stop them all, wait ten seconds, then run it again.',
    );
}

async function refuseFilled(engines: DistributedEngines, connection: Connection, blobs: Blobs | null): Promise<void> {
  const refuse = (what: string): never => {
    throw new MoveRefusedError(`${what} ${NOT_EMPTY}`);
  };
  if ((await connection.collection('commits').findOne({})) !== null) refuse('EVENT_LOG: there are commits already.');
  const jobs = await openMongo(engines.jobsUrl);
  try {
    if ((await jobs.collection('jobs').findOne({})) !== null) refuse('JOBS: there are jobs already.');
  } finally {
    await jobs.close();
  }
  if ((await publishedEvents(engines)) > 0) refuse('EVENT_LOG: its topics hold events of another installation.');
  const index = await openElasticsearchIndex(engines.search);
  try {
    if ((await index.count()) > 0) refuse('SEARCH: the index holds combos already.');
  } finally {
    await index[Symbol.asyncDispose]();
  }
  for await (const { key } of blobs?.list('') ?? []) refuse(`BLOBS: the bucket holds files already, such as ${key}.`);
}

async function publishedEvents({ kafka }: DistributedEngines): Promise<number> {
  const admin = createKafka(kafka, 'move').admin();
  await admin.connect();
  try {
    let events = 0;
    for (const context of CONTEXTS)
      for (const { offset } of await admin.fetchTopicOffsets(topicOf(kafka, context))) events += Number(offset);
    return events;
  } catch (error) {
    throw new MoveRefusedError(`The topics cannot be read (${String(error)}). Run npm run engines:prepare first.`);
  } finally {
    await admin.disconnect();
  }
}

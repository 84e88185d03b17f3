import { eventDefinitions, personalFields } from '@combolab/contracts';
import { Storage } from '@google-cloud/storage';
import type { DistributedEngines } from '../../config/engines.js';
import { reach } from '../../config/reach.js';
import { openElasticsearchIndex } from '../elasticsearch-index.js';
import { Commits } from '../kafka-event-log/commits.js';
import { sealOlderCommits } from '../kafka-event-log/seal-older-commits.js';
import { createKafka } from '../kafka/kafka-client.js';
import { prepareTopics } from '../kafka/topics.js';
import { openMongo } from '../mongo/mongo-connection.js';
import { openInstallation } from './installation.js';

/**
 * Creates topics, indexes of the commits, the search index and, at a stand-in, the bucket. Harmless when they are there.
 * @throws Error in words when something there does not fit the settings
 */
export async function prepareEngines(engines: DistributedEngines, say: (line: string) => void): Promise<void> {
  const { kafka, search, blobs } = engines;
  const connection = await reach('EVENT_LOG (commits)', openMongo(engines.commitsUrl));
  try {
    const installation = await openInstallation(connection, kafka.partitions);
    const commits = new Commits({
      ...{ connection, source: installation.id, partitions: kafka.partitions },
      personal: personalFields(eventDefinitions),
    });
    await commits.prepare();
    const sealed = await sealOlderCommits(commits);
    say(`commits: installation ${installation.id}, ${String(installation.partitions)} partitions`);
    if (sealed > 0) say(`commits: ${String(sealed)} of before there were hashes have theirs now`);
  } finally {
    await connection.close();
  }
  const admin = createKafka(kafka, 'prepare').admin();
  await reach('EVENT_LOG', admin.connect());
  try {
    await prepareTopics(admin, kafka, kafka);
    say(`topics: ${kafka.prefix}.*, ${String(kafka.partitions)} partitions each, ${String(kafka.replicas)} replicas`);
  } finally {
    await admin.disconnect();
  }
  const index = await reach('SEARCH', openElasticsearchIndex(search));
  await index[Symbol.asyncDispose]();
  say(`search index: ${search.prefix}`);
  if (blobs.endpoint === null) say(`bucket: ${blobs.bucket} is yours to create, in the region of your machines`);
  else await createBucket(blobs.bucket, blobs.endpoint, say);
}

async function createBucket(name: string, endpoint: string, say: (line: string) => void): Promise<void> {
  const bucket = new Storage({ apiEndpoint: endpoint, projectId: 'combolab' }).bucket(name);
  const [there] = await bucket.exists();
  if (!there) await bucket.create();
  say(`bucket: ${name}`);
}

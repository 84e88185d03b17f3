import { projections } from '@combolab/backend/domain';
import { createLogger, Opened, Projector, readSettings } from '@combolab/platform';
import { openDistributedLog } from '@combolab/platform/adapters/distributed/open-log';
import { openMongoDocuments } from '@combolab/platform/adapters/mongo-documents';
import { answerParent } from '../harness/helper.js';

/** One of several projectors that keep the views of a log together, in a database of that name. */
const [environment = '{}', database = ''] = process.argv.slice(2);
const settings = readSettings(JSON.parse(environment) as Record<string, string>);
if (settings.engines === null) throw new Error('the settings name no servers');
const { engines } = settings;
const logger = createLogger(settings, { process: 'bench' });
const { log, connection } = await openDistributedLog(engines, logger, new Opened());
const documents = openMongoDocuments({
  connection: connection.useDb(database),
  placeOf: (checkpoint, places) => log.placeIn(checkpoint, places),
});
let applied = 0;
const projector = new Projector({
  ...{ log, documents, projections, logger },
  announce: () => undefined,
  sharing: {
    ...{ log, documents, members: documents.join(log.shards, engines.leaseMs) },
    onApplied: (events) => {
      applied += events.length;
    },
  },
});
await projector.start();
answerParent({
  applied: () => applied,
  shards: () => projector.numShards,
  /** Processor time of this process, s. */
  busy: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
});

import { setTimeout as delay } from 'node:timers/promises';
import { accountActs, actOnSite, listOnSite, openDistributedPorts } from '@combolab/backend/process';
import { createLogger, Opened, type DistributedEngines, type ParkedStream, type Settings } from '@combolab/platform';
import { openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import { openMongoDocuments } from '@combolab/platform/adapters/mongo-documents';
import { giveOrder, type Order } from '@combolab/platform/adapters/mongo-orders';
import { verifySite } from './verify-site.js';

export interface NamedSite {
  readonly settings: Settings;
  readonly engines: DistributedEngines;
}
type SiteCommand = (site: NamedSite, ...args: string[]) => Promise<string>;

/** The index follows the views a little later: what disagrees for longer than this, in ms, is a finding. */
const FOLLOWS_MS = 15_000;
const LOOK_MS = 1000;

async function give({ engines }: NamedSite, order: Order): Promise<string> {
  const connection = await openMongo(engines.commitsUrl);
  try {
    return await giveOrder(connection, order);
  } finally {
    await connection.close();
  }
}

const rebuildSearch = (site: NamedSite): Promise<string> =>
  give(site, { taker: 'search-indexer', what: 'rebuild', args: [] });

/** Views that changed other than by new events: the index reads them again. */
const thenSearch = async (site: NamedSite, order: Order): Promise<string> =>
  `${await give(site, order)}\n${await rebuildSearch(site)}`;

async function parkedStreams({ engines }: NamedSite): Promise<readonly ParkedStream[]> {
  const connection = await openMongo(engines.documentsUrl);
  try {
    await using documents = openMongoDocuments({ connection });
    return await documents.parked();
  } finally {
    await connection.close();
  }
}

/** @throws Error that lists the findings, when there are any */
async function verified({ settings, engines }: NamedSite): Promise<string> {
  await using opened = new Opened();
  const logger = createLogger(settings, { process: 'verify' });
  const { ports } = await openDistributedPorts(settings, engines, { logger, opened, pageFolder: null });
  let findings = await verifySite(ports);
  for (const until = Date.now() + FOLLOWS_MS; findings.length > 0 && Date.now() < until;) {
    await delay(LOOK_MS);
    findings = await verifySite(ports);
  }
  if (findings.length === 0) return 'Everything agrees with the log.';
  throw new Error(`${String(findings.length)} finding${findings.length === 1 ? '' : 's'}:\n${findings.join('\n')}`);
}

/** What the operator can ask of a distributed installation. @throws Error in words */
export const siteCommands: Readonly<Record<string, SiteCommand>> = {
  ...Object.fromEntries(
    Object.entries(accountActs).map(([name, act]): [string, SiteCommand] => [
      name,
      ({ settings, engines }, email = '', ...days) => actOnSite(settings, engines, act, [email, ...days.slice(0, 1)]),
    ]),
  ),
  list: ({ engines }) => listOnSite(engines),
  verify: verified,
  rebuild: (site, name = '') =>
    name === 'search' ? rebuildSearch(site) : thenSearch(site, { taker: 'projector', what: 'rebuild', args: [name] }),
  parked: async (site) => {
    const lines = (await parkedStreams(site)).map(
      ({ projection, stream, version, reason }) => `${projection} ${stream}@${String(version)}: ${reason}`,
    );
    return lines.length === 0 ? 'Nothing is parked.' : lines.join('\n');
  },
  retry: (site, ...args) => thenSearch(site, { taker: 'projector', what: 'retry', args }),
  drop: (site, ...args) => give(site, { taker: 'projector', what: 'drop', args }),
  backup: () =>
    Promise.reject(new Error('The servers of the distributed set have backups of their own (docs/operations.md).')),
};

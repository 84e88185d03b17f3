import type { DistributedEngines, ParkedStream, Settings } from '@combolab/platform';
import { openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import { openMongoDocuments } from '@combolab/platform/adapters/mongo-documents';
import { giveOrder, type Order } from '@combolab/platform/adapters/mongo-orders';

export interface NamedSite {
  readonly settings: Settings;
  readonly engines: DistributedEngines;
}
type SiteCommand = (site: NamedSite, ...args: string[]) => Promise<string>;

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

/** A backend takes seconds to load: only what is asked for is. */
const onAccount =
  (name: 'grant' | 'revoke' | 'suspend' | 'unsuspend'): SiteCommand =>
  async ({ settings, engines }, email = '', ...days) => {
    const { accountActs, actOnSite } = await import('@combolab/backend/process');
    const act = accountActs[name];
    if (act === undefined) throw new Error(`there is no '${name}'`);
    return actOnSite(settings, engines, act, [email, ...days.slice(0, 1)]);
  };

/** What the operator can ask of a distributed installation. @throws Error in words */
export const siteCommands: Readonly<Record<string, SiteCommand>> = {
  grant: onAccount('grant'),
  revoke: onAccount('revoke'),
  suspend: onAccount('suspend'),
  unsuspend: onAccount('unsuspend'),
  list: async ({ engines }) => (await import('@combolab/backend/process')).listOnSite(engines),
  verify: async (site) => (await import('./verified.js')).verified(site),
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
  backup: async (site, folder = '', ...flags) =>
    (await import('./backup/back-up-site.js')).backUpSite(site, folder, !flags.includes('--without-files')),
};

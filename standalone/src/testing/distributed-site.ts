import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import { engineUrl } from '@combolab/platform/contract-suites';
import type { EngineName } from './own-engine.js';
import { signUpWithFirebase } from './sign-up-with-firebase.js';
import { SiteProcess, runToEnd } from './site-process.js';
import { LastWritten, type TestUser } from './test-user.js';

/** Addresses of servers that take the place of the tests' common ones. */
export type OwnServers = Readonly<Partial<Record<EngineName, string>>>;

/** Tests that kill processes wait for their leases to end. */
export const TEST_LEASE_SECONDS = 5;

/** Settings of a site with databases, topics, index and bucket of its own on the test servers. */
export function siteSettings(
  name = `s${randomBytes(6).toString('hex')}`,
  servers: OwnServers = {},
): Record<string, string> {
  const addressOf = (engine: Parameters<typeof engineUrl>[0]): string => servers[engine] ?? engineUrl(engine);
  const database = `${addressOf('mongodb')}/${name}`;
  return {
    EVENT_LOG: `kafka://${addressOf('kafka')}?commits=${encodeURIComponent(database)}`,
    LIVE_FEED: `kafka://${addressOf('kafka')}`,
    DOCUMENTS: database,
    JOBS: database,
    SEARCH: `elasticsearch://${new URL(addressOf('elasticsearch')).host}/${name}`,
    BLOBS: `gs://${name}?endpoint=${encodeURIComponent(addressOf('storage'))}`,
    IDENTITY: 'firebase:demo-combolab',
    FIREBASE_AUTH_EMULATOR_HOST: addressOf('firebase'),
    FIREBASE_EMULATOR: '1',
    KAFKA_PREFIX: name,
    KAFKA_PARTITIONS: '4',
    LEASE_SECONDS: String(TEST_LEASE_SECONDS),
    JOB_LEASE_SECONDS: '10',
  };
}

/** What a site has kept in its database goes. */
export async function dropDatabase({ DOCUMENTS = '' }: Readonly<Record<string, string>>): Promise<void> {
  const connection = await openMongo(DOCUMENTS);
  await connection.dropDatabase();
  await connection.close();
}

type Names = 'api' | 'second' | 'live' | 'projector' | 'relay' | 'indexer' | 'worker';

export interface SiteOptions {
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>;
  /** Both api processes serve this page, and sockets with it; then there are three gateways. */
  readonly pageFolder?: string;
  readonly servers?: OwnServers;
  /** That nobody kills its processes: whoever reads there waits for what anybody of it wrote, however slow the machine. */
  readonly isSteady?: boolean;
}

/** Two api processes, two gateways, and one each of the others, on the real servers. */
export class DistributedSite implements AsyncDisposable {
  private constructor(
    readonly settings: Readonly<Record<string, string>>,
    readonly processes: Readonly<Record<Names, SiteProcess>>,
    private readonly lastWritten: LastWritten | undefined,
  ) {}

  static async start({
    env = {},
    pageFolder,
    servers = {},
    isSteady = false,
  }: SiteOptions = {}): Promise<DistributedSite> {
    // processes that are killed leave their files behind
    const TMPDIR = await mkdtemp(join(tmpdir(), 'combolab-site-'));
    const settings = { ...siteSettings(undefined, servers), PORT: '0', ...env, TMPDIR };
    const backend = (role: string, ...more: string[]): SiteProcess =>
      new SiteProcess('backend', [`--role=${role}`, ...more], settings);
    const page = pageFolder === undefined ? [] : [`--page=${pageFolder}`];
    const processes = {
      api: backend(pageFolder === undefined ? 'api' : 'api,live', ...page),
      second: backend('api,live', ...page),
      live: backend('live'),
      projector: backend('projector'),
      relay: backend('relay'),
      indexer: new SiteProcess('search-indexer', [], settings),
      worker: new SiteProcess('preview-worker', [], settings),
    };
    const site = new DistributedSite(settings, processes, isSteady ? new LastWritten(true) : undefined);
    try {
      const prepared = await runToEnd('prepare', settings);
      if (prepared.code !== 0) throw new Error(prepared.said);
      await Promise.all(Object.values(site.processes).map((each) => each.start()));
    } catch (error) {
      await site[Symbol.asyncDispose]();
      throw error;
    }
    return site;
  }

  /** One more process of a kind, not started. @param env settings of its own */
  another(
    kind: 'api' | 'api,live' | 'projector' | 'relay' | 'indexer' | 'worker',
    env: Readonly<Record<string, string>> = {},
  ): SiteProcess {
    const settings = { ...this.settings, ...env };
    if (kind === 'indexer') return new SiteProcess('search-indexer', [], settings);
    if (kind === 'worker') return new SiteProcess('preview-worker', [], settings);
    return new SiteProcess('backend', [`--role=${kind}`], settings);
  }

  /** Somebody new, as the page signs them up. @param at which api process they talk to */
  signUp(at: 'api' | 'second' = 'api', name?: string): Promise<TestUser> {
    return signUpWithFirebase(this.settings, this.processes[at].url, name, this.lastWritten);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(Object.values(this.processes).map((each) => each.kill()));
    await rm(this.settings.TMPDIR ?? '', { recursive: true, force: true, maxRetries: 5 });
    await dropDatabase(this.settings);
  }
}

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { removeFolder } from '../testing/remove-folder.js';
import { Journey } from './journey.js';
import { PAGE_FOLDER, startStandalone, type Site } from './site.js';

/** A site that is away at times, and browsers that keep what they can of it. */
export class AwaySite implements AsyncDisposable {
  private constructor(
    /** A folder of its own, for what a test puts there. */
    readonly folder: string,
    readonly journey: Journey,
    private site: Site,
  ) {}

  static async start({ samples = false } = {}): Promise<AwaySite> {
    const folder = await mkdtemp(join(tmpdir(), 'combolab-away-'));
    const site = await startStandalone({ samples, dataDir: join(folder, 'data') });
    const box: { away?: AwaySite } = {};
    const running: Site = {
      ...site,
      get product() {
        return box.away?.site.product ?? site.product;
      },
      [Symbol.asyncDispose]: async () => box.away?.site[Symbol.asyncDispose](),
    };
    const journey = await Journey.start({ site: () => Promise.resolve(running) });
    return (box.away = new AwaySite(folder, journey, site));
  }

  get url(): string {
    return this.site.urls[0] ?? '';
  }

  /** Neither the network of a browser nor the server is there any more. */
  async cutOff(context: BrowserContext): Promise<void> {
    await context.setOffline(true);
    await this.site[Symbol.asyncDispose]();
  }

  /** The server is there again, at the same address. @param pageFolder the build that it serves */
  async comeBack(context: BrowserContext, pageFolder = PAGE_FOLDER): Promise<void> {
    const port = Number(new URL(this.url).port);
    this.site = await startStandalone({ pageFolder, dataDir: join(this.folder, 'data'), port });
    await context.setOffline(false);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.journey[Symbol.asyncDispose]();
    await removeFolder(this.folder);
  }
}

/** Paths, with queries, of everything that a browser keeps for the site. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`caches.keys().then((names) => Promise.all(names.map((name) =>
    caches.open(name).then((cache) => cache.keys())))).then((all) => all.flat().map(({ url }) => url.slice(location.origin.length)))`);

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setRole } from '@combolab/backend/domain';
import type { Seeded } from '../samples/seed-samples.js';
import { longSignedIn } from '../testing/long-signed-in.js';
import { removeFolder } from '../testing/remove-folder.js';
import { sampleFolder } from '../testing/sample-folder.js';
import { startTestProduct, type TestProductOptions } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

export const PAGE_FOLDER = fileURLToPath(new URL('../../../frontend/dist-web', import.meta.url));

/** A running product with its built pages, on either set of engines. */
export interface Site extends AsyncDisposable {
  /** Where people come in: one address of each server that serves pages. Without trailing slashes. */
  readonly urls: readonly string[];
  /** For what a test prepares without the page. */
  readonly product: Seeded;
  /** An account with its display name, without the page; null where accounts are somebody else's. */
  makeAccount(person: { readonly name: string }): Promise<TestUser | null>;
  /** Makes an account an admin, as operators do. */
  grant(email: string): Promise<void>;
  /** Makes it long ago that somebody signed in; rejects where accounts are somebody else's. */
  longSignedIn(userId: string): Promise<void>;
  /** Path and query of the latest reset link that was sent to somebody. */
  resetLink(email: string): Promise<string>;
  /** Ends what serves pages, in the middle of whatever it does, and starts it anew at the same addresses. */
  restart(): Promise<void>;
}

export interface SiteContents {
  /** Whether it holds the sample combos from the beginning. */
  readonly samples: boolean;
}

export type StartSite = (contents: SiteContents) => Promise<Site>;

/** The product as `npm start` runs it. */
export async function startStandalone({
  samples = false,
  ...options
}: TestProductOptions & Partial<SiteContents> = {}): Promise<Site> {
  const env = { RATE_LIMITS: 'off' };
  const filled = samples ? { copyOf: (await sampleFolder()).dataDir } : {};
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'combolab-')));
  const always = { pageFolder: PAGE_FOLDER, previews: true, env };
  let running = await startTestProduct({ ...always, ...filled, ...options, dataDir });
  const { url } = running;
  return {
    urls: [url],
    get product() {
      return running.product;
    },
    makeAccount: async ({ name }) => {
      const user = await TestUser.signUp(url, name);
      await user.post('/new-user', { displayName: name });
      return user;
    },
    grant: async (email) => {
      await setRole(running.product.ports, email, 'ADMIN');
    },
    longSignedIn: (userId) => longSignedIn(running.settings.dataDir, userId),
    resetLink: async (email) => {
      const line = await waitUntil('the reset link', () =>
        Promise.resolve(running.printed.findLast((each) => each.startsWith(`Password reset link for ${email}: `))),
      );
      const { pathname, search } = new URL(line.slice(line.lastIndexOf(' ') + 1));
      return pathname + search;
    },
    restart: async () => {
      await running[Symbol.asyncDispose]();
      running = await startTestProduct({ ...always, ...options, dataDir, port: Number(new URL(url).port) });
    },
    [Symbol.asyncDispose]: async () => {
      await running[Symbol.asyncDispose]();
      if (options.dataDir === undefined) await removeFolder(dataDir);
    },
  };
}

let startSite: StartSite = startStandalone;

/** All journeys of this process start such a site where they ask for no other. */
export function journeysUse(start: StartSite): void {
  startSite = start;
}

/** Starts the site that journeys are played on. */
export const openSite = (contents: SiteContents): Promise<Site> => startSite(contents);

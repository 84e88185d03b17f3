import { fileURLToPath } from 'node:url';
import { setRole } from '@combolab/backend/domain';
import { seedSamples, type Seeded } from '../samples/seed-samples.js';
import { startTestProduct, type TestProductOptions } from '../testing/test-product.js';
import { waitUntil } from '../testing/wait-until.js';

export const PAGE_FOLDER = fileURLToPath(new URL('../../../frontend/dist-web', import.meta.url));

/** A running product with its built pages, on either set of engines. */
export interface Site extends AsyncDisposable {
  /** Where people come in: one address of each server that serves pages. Without trailing slashes. */
  readonly urls: readonly string[];
  /** For what a test prepares without the page. */
  readonly product: Seeded;
  /** Makes an account an admin, as operators do. */
  grant(email: string): Promise<void>;
  /** Path and query of the latest reset link that was sent to somebody. */
  resetLink(email: string): Promise<string>;
}

export type StartSite = () => Promise<Site>;

/** The product as `npm start` runs it. */
export async function startStandalone(options: TestProductOptions = {}): Promise<Site> {
  const env = { RATE_LIMITS: 'off' };
  const running = await startTestProduct({ pageFolder: PAGE_FOLDER, previews: true, env, ...options });
  const { product, url, printed } = running;
  return {
    urls: [url],
    product,
    grant: async (email) => {
      await setRole(product.ports, email, 'ADMIN');
    },
    resetLink: async (email) => {
      const line = await waitUntil('the reset link', () =>
        Promise.resolve(printed.findLast((each) => each.startsWith(`Password reset link for ${email}: `))),
      );
      const { pathname, search } = new URL(line.slice(line.lastIndexOf(' ') + 1));
      return pathname + search;
    },
    [Symbol.asyncDispose]: () => running[Symbol.asyncDispose](),
  };
}

let startSite: StartSite = startStandalone;

/** The journeys of this test file start such a site instead; to be called before they do. */
export function journeysUse(start: StartSite): void {
  startSite = start;
}

/** Starts a site, with the sample combos when asked for. */
export async function openSite({ samples }: { readonly samples: boolean }): Promise<Site> {
  const site = await startSite();
  try {
    if (samples) await seedSamples(site.product, () => undefined);
    return site;
  } catch (error) {
    await site[Symbol.asyncDispose]();
    throw error;
  }
}

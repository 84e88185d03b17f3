import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { seedSamples } from '../samples/seed-samples.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { openBrowser } from './browser.js';

const PAGE_FOLDER = fileURLToPath(new URL('../../../frontend/dist-web', import.meta.url));
/** Long enough for a busy machine, and far below the test's own limit; ms. */
const PATIENCE_MS = 20_000;

/** The real product with its built pages, and a real browser to use it with. */
export class Journey implements AsyncDisposable {
  /** What went wrong inside the pages: uncaught errors and breaches of the Content-Security-Policy. */
  readonly pageErrors: string[] = [];
  private readonly contexts: BrowserContext[] = [];

  private constructor(
    readonly running: TestProduct,
    private readonly browser: Browser,
  ) {}

  static async start({ samples = false } = {}): Promise<Journey> {
    const running = await startTestProduct({ pageFolder: PAGE_FOLDER, previews: true, env: { RATE_LIMITS: 'off' } });
    if (samples) await seedSamples(running.product, () => undefined);
    return new Journey(running, await openBrowser());
  }

  get url(): string {
    return this.running.url;
  }

  /** Somebody else's browser: it shares nothing with the others but the server. */
  async openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await this.browser.newContext({ baseURL: this.url, ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    this.contexts.push(context);
    return context;
  }

  async openPage(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await (await this.openContext(options)).newPage();
    page.on('pageerror', ({ message }) => this.pageErrors.push(message));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) this.pageErrors.push(message.text());
    });
    return page;
  }

  /** Closes what a test has opened. */
  async closePages(): Promise<void> {
    for (const context of this.contexts.splice(0)) await context.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.closePages();
    await this.browser.close();
    await this.running[Symbol.asyncDispose]();
  }
}

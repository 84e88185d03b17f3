import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { openBrowser } from './browser.js';
import { openSite, type Site } from './site.js';

/** Long enough for a busy machine, and far below the test's own limit; ms. */
const PATIENCE_MS = 20_000;

/** The real product with its built pages, and a real browser to use it with. */
export class Journey implements AsyncDisposable {
  /** What went wrong inside the pages: uncaught errors and breaches of the Content-Security-Policy. */
  readonly pageErrors: string[] = [];
  /** Those that are open: a test may close one itself. */
  private readonly contexts = new Set<BrowserContext>();
  private arrivals = 0;

  private constructor(
    readonly running: Site,
    private readonly browser: Browser,
  ) {}

  static async start({ samples = false } = {}): Promise<Journey> {
    return new Journey(await openSite({ samples }), await openBrowser());
  }

  /** Somebody else's browser: it shares nothing with the others but the product. They take turns at its servers. */
  async openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const { urls } = this.running;
    const baseURL = urls[this.arrivals++ % urls.length] ?? '';
    const context = await this.browser.newContext({ baseURL, ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    this.contexts.add(context);
    context.on('close', () => this.contexts.delete(context));
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
    for (const context of [...this.contexts]) {
      // what is answered in the server's place may be on its way
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.closePages();
    await this.browser.close();
    await this.running[Symbol.asyncDispose]();
  }
}

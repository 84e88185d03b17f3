import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { sharedBrowser } from './browser.js';
import { openSite, type Site, type StartSite } from './site.js';

/** Long enough for a busy machine, and far below the test's own limit; ms. */
const PATIENCE_MS = 40_000;

/** As Playwright's, for somebody whom a session that is given keeps signed in. */
type ContextOptions = BrowserContextOptions & { readonly session?: string | null };

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

  /** With the sample combos when asked for; on another site than usual when that is given. */
  static async start({
    samples = false,
    site = openSite,
  }: { samples?: boolean; site?: StartSite } = {}): Promise<Journey> {
    return new Journey(await site({ samples }), await sharedBrowser());
  }

  /** Somebody else's browser: it shares nothing with the others but the product. They take turns at its servers. */
  async openContext({ session = null, ...options }: ContextOptions = {}): Promise<BrowserContext> {
    const { urls } = this.running;
    const baseURL = urls[this.arrivals++ % urls.length] ?? '';
    const localStorage = session === null ? [] : [{ name: 'combolab.session', value: session }];
    const storageState = { cookies: [], origins: [{ origin: baseURL, localStorage }] };
    const context = await this.browser.newContext({
      baseURL,
      // what a test answers in the server's place must reach the page, and not a worker between them
      serviceWorkers: 'block',
      ...(session !== null && { storageState }),
      ...options,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    this.contexts.add(context);
    context.on('close', () => this.contexts.delete(context));
    return context;
  }

  async openPage(options: ContextOptions = {}): Promise<Page> {
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
    await this.running[Symbol.asyncDispose]();
  }
}

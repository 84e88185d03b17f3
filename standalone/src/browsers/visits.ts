import { expect } from 'playwright/test';
import { newPerson } from '../journeys/people.js';
import { startStandalone, type Site } from '../journeys/site.js';
import { recordCombo } from '../testing/recorded-combo.js';
import type { TestUser } from '../testing/test-user.js';
import { teachPage, type TaughtPage } from './taught-page.js';
import { Visitor } from './visitor.js';

/** The running product, and those who visit it in the browser under test. */
export class Visits implements AsyncDisposable {
  private readonly visitors = new Set<Visitor>();

  private constructor(
    private site: Site,
    private readonly page: TaughtPage,
  ) {}

  static async open({ samples = false } = {}): Promise<Visits> {
    const page = await teachPage();
    return new Visits(await startStandalone({ samples, pageFolder: page.folder }), page);
  }

  private get url(): string {
    return this.site.urls[0] ?? '';
  }

  async visitor(session: string | null = null): Promise<Visitor> {
    const visitor = await Visitor.arrive(this.url, session);
    this.visitors.add(visitor);
    return visitor;
  }

  /** Somebody new without a browser. */
  async account(role: string): Promise<TestUser> {
    const user = await this.site.makeAccount(newPerson(role));
    if (user === null) throw new Error('accounts are not those of the site');
    return user;
  }

  /** Somebody new who is signed in; they stand before no screen yet. */
  async member(role: string): Promise<{ readonly visitor: Visitor; readonly user: TestUser }> {
    const user = await this.account(role);
    return { visitor: await this.visitor(user.session), user };
  }

  /** A combo of somebody, without a clip. @returns its id */
  combo({ userId }: TestUser, name: string): Promise<string> {
    return recordCombo(this.site.product, userId, { name });
  }

  /** The server is away until the function that it gives is called, which starts it anew at its address. */
  async goAway(): Promise<() => Promise<void>> {
    const port = Number(new URL(this.url).port);
    await this.site[Symbol.asyncDispose]();
    return async () => {
      this.site = await startStandalone({ pageFolder: this.page.folder, port });
    };
  }

  /** Ends the visits of a test. @throws Error when something went wrong in a page that was open */
  async end(): Promise<void> {
    const errors: string[] = [];
    for (const visitor of this.visitors) {
      this.visitors.delete(visitor);
      try {
        errors.push(...(await visitor.pageErrors()));
      } finally {
        await visitor[Symbol.asyncDispose]();
      }
    }
    expect(errors).toEqual([]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.site[Symbol.asyncDispose]();
    await this.page[Symbol.asyncDispose]();
  }
}

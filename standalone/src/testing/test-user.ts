import { randomBytes } from 'node:crypto';
import type { Problem } from '@combolab/contracts';
import { waitUntil } from './wait-until.js';

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** As many `readAfter` values as a read may name. */
const LAST_WRITTEN = 4;

/** What somebody, or everybody of a site, wrote last: their reads wait for it, as the page's do. */
export class LastWritten {
  #readAfters: readonly string[] = [];

  /** @param isAwaited whether reads are asked again for as long as they are told to be older than what was written */
  constructor(readonly isAwaited = false) {}

  note(readAfter: string | undefined): void {
    if (readAfter === undefined) return;
    this.#readAfters = [...this.#readAfters.filter((each) => each !== readAfter), readAfter].slice(-LAST_WRITTEN);
  }

  headers(): Record<string, string> {
    return this.#readAfters.length === 0 ? {} : { 'read-after': this.#readAfters.join(',') };
  }
}

/** Of everybody who is made for a test. */
export const PASSWORD = 'correct horse battery';

async function answerOf<T>(response: Response): Promise<Answer<T>> {
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as T };
}

/** Somebody who talks to the API over real HTTP; a visitor when there is no token. */
export class TestUser {
  constructor(
    readonly url: string,
    readonly userId: string,
    readonly token: string | null,
    readonly session: string | null = null,
    readonly email = '',
    readonly lastWritten = new LastWritten(),
  ) {}

  static visitor = (url: string): TestUser => new TestUser(url, '', null);

  /** Signs up and logs in; without a name given, a random one. */
  static async signUp(url: string, name = `p${randomBytes(6).toString('hex')}`): Promise<TestUser> {
    const email = `${name}@example.test`;
    return TestUser.#enter(url, '/auth/sign-up/email', email, { password: PASSWORD, name });
  }

  /** Somebody whom the installation knows already. */
  static comeBack = (url: string, email: string, password = PASSWORD): Promise<TestUser> =>
    TestUser.#enter(url, '/auth/sign-in/email', email, { password });

  static async #enter(url: string, path: string, email: string, more: object): Promise<TestUser> {
    const entered = await TestUser.visitor(url).post<{ user: { id: string } }>(path, { email, ...more });
    if (entered.status !== 200) throw new Error(`${path}: ${JSON.stringify(entered.body)}`);
    const session = entered.headers.get('set-auth-token');
    const token = await fetch(`${url}/api/auth/token`, { headers: { authorization: `Bearer ${session ?? ''}` } });
    const { token: text } = (await token.json()) as { token: string };
    return new TestUser(url, entered.body.user.id, text, session, email);
  }

  /** One request over real HTTP, to a path below `/api`. */
  request(path: string, init: RequestInit): Promise<Response> {
    return fetch(`${this.url}/api${path}`, init);
  }

  #headers(more: Record<string, string> = {}): Record<string, string> {
    return this.token === null ? more : { authorization: `Bearer ${this.token}`, ...more };
  }

  async #written<T>(response: Response): Promise<Answer<T>> {
    const answer = await answerOf<T>(response);
    this.lastWritten.note(((answer.body ?? {}) as { readAfter?: string }).readAfter);
    return answer;
  }

  async get<T = Problem>(path: string, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const ask = async (): Promise<Answer<T>> =>
      answerOf(await this.request(path, { headers: this.#headers({ ...this.lastWritten.headers(), ...headers }) }));
    if (!this.lastWritten.isAwaited) return ask();
    return waitUntil(`what was written, at ${path}`, async () => {
      const answer = await ask();
      return answer.headers.get('read-stale') === null ? answer : undefined;
    });
  }

  async post<T = Problem>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.#written(
      await this.request(path, {
        method: 'POST',
        headers: this.#headers({ 'content-type': 'application/json', ...headers }),
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  }

  async form<T = Problem>(path: string, form: FormData, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.#written(await this.request(path, { method: 'POST', headers: this.#headers(headers), body: form }));
  }
}

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IdentityUnderTest, TestAccount } from '../../contract-suites/identity.contract.js';
import { openLocalIdentity, type LocalIdentityOptions } from '../local-identity.js';

const PUBLIC_URL = 'http://combolab.test';
const PASSWORD = 'correct horse battery';
const JSON_TYPE = { 'content-type': 'application/json' };

/** The provider behind a real server, used as browsers use it: for tests. */
export class LocalProvider implements IdentityUnderTest {
  readonly password = PASSWORD;
  readonly #passwords = new Map<string, string>();
  readonly #sessions = new Map<string, string>();

  private constructor(
    readonly identity: IdentityUnderTest['identity'],
    private readonly server: Server,
    private readonly file: string,
    /** What the operator reads. */
    readonly printed: string[],
  ) {}

  static async open(file: string, change: Partial<LocalIdentityOptions> = {}): Promise<LocalProvider> {
    const printed: string[] = [];
    const identity = await openLocalIdentity({
      file,
      publicUrl: PUBLIC_URL,
      secret: `a secret of 32 characters for ${file}`,
      trustedOrigins: [],
      requireVerifiedEmail: false,
      mail: { smtpUrl: null, from: 'test@example.test', print: (line) => printed.push(line) },
      ...change,
    });
    const server = createServer(identity.handler ?? undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new LocalProvider(identity, server, file, printed);
  }

  /** Asks the provider for one of its paths. */
  fetch(path: string, body: object | null, session?: string): Promise<Response> {
    const { port } = this.server.address() as AddressInfo;
    const headers = { ...JSON_TYPE, ...(session === undefined ? {} : { authorization: `Bearer ${session}` }) };
    const init = body === null ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    return fetch(`http://127.0.0.1:${String(port)}/api/auth${path}`, init);
  }

  async #ask(path: string, body: object | null, session?: string): Promise<{ headers: Headers; body: unknown }> {
    const answer = await this.fetch(path, body, session);
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return { headers: answer.headers, body: await answer.json() };
  }

  async signUp(email: string, name: string): Promise<TestAccount> {
    const { body } = await this.#ask('/sign-up/email', { email, name, password: PASSWORD });
    this.#passwords.set(email, PASSWORD);
    return { userId: (body as { user: { id: string } }).user.id, email, name };
  }

  async signIn({ email }: TestAccount): Promise<string> {
    const { headers } = await this.#ask('/sign-in/email', { email, password: this.#passwords.get(email) });
    const session = headers.get('set-auth-token') ?? '';
    const { body } = await this.#ask('/token', null, session);
    const { token } = body as { token: string };
    this.#sessions.set(token, session);
    return token;
  }

  async signOut(token: string): Promise<void> {
    await this.#ask('/sign-out', {}, this.#sessions.get(token));
  }

  async endAll({ email }: TestAccount): Promise<void> {
    await this.#ask('/request-password-reset', { email });
    const link = this.printed.at(-1)?.split(' ').at(-1) ?? '';
    const newPassword = `${PASSWORD} 2`;
    await this.#ask('/reset-password', { newPassword, token: new URL(link).searchParams.get('token') });
    this.#passwords.set(email, newPassword);
  }

  async foreignToken(): Promise<string> {
    await using other = await LocalProvider.open(this.file.replace('.sqlite', '-other.sqlite'));
    return await other.signIn(await other.signUp('ann@example.test', 'Ann'));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await this.identity[Symbol.asyncDispose]();
  }
}

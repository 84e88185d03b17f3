import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeIdentity, type IdentityUnderTest, type TestAccount } from '../contract-suites/identity.contract.js';
import { openLocalIdentity } from './local-identity.js';

let folder = '';
let stores = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-identity-'));
});
afterAll(() => rm(folder, { recursive: true }));

const PUBLIC_URL = 'http://combolab.test';
const PASSWORD = 'correct horse battery';

/** The provider behind a real server, used as browsers use it. */
class LocalProvider implements IdentityUnderTest {
  readonly #passwords = new Map<string, string>();
  readonly #sessions = new Map<string, string>();

  private constructor(
    readonly identity: IdentityUnderTest['identity'],
    private readonly server: Server,
    private readonly printed: string[],
  ) {}

  static async open(): Promise<LocalProvider> {
    const printed: string[] = [];
    const identity = await openLocalIdentity({
      file: join(folder, `auth-${String((stores += 1))}.sqlite`),
      publicUrl: PUBLIC_URL,
      secret: `a secret of 32 characters, no ${String(stores)}`,
      trustedOrigins: [],
      requireVerifiedEmail: false,
      mail: { smtpUrl: null, from: 'test@example.test', print: (line) => printed.push(line) },
    });
    const server = createServer(identity.handler ?? undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new LocalProvider(identity, server, printed);
  }

  async #ask(path: string, body: object | null, session?: string): Promise<{ headers: Headers; body: unknown }> {
    const { port } = this.server.address() as AddressInfo;
    const headers = {
      'content-type': 'application/json',
      ...(session === undefined ? {} : { authorization: `Bearer ${session}` }),
    };
    const init = body === null ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${String(port)}/api/auth${path}`, init);
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
    await using other = await LocalProvider.open();
    return await other.signIn(await other.signUp('ann@example.test', 'Ann'));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await this.identity[Symbol.asyncDispose]();
  }
}

describeIdentity('local', () => LocalProvider.open());

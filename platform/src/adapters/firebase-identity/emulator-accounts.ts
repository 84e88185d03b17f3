import type { IdentityUnderTest, TestAccount } from '../../contract-suites/identity.contract.js';
import { engineUrl } from '../../contract-suites/engines.js';
import { eventually } from '../../contract-suites/eventually.js';
import type { Identity } from '../../ports/identity.js';
import { randomId } from '../../runtime/random-id.js';

const PASSWORD = 'correct horse battery';

export const newProject = (): string =>
  `demo-${randomId()
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase()}`;

/** Second of the sign-in. */
const authTime = (token: string): number => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { auth_time: number };
  return claims.auth_time;
};

/** Accounts of one project in the emulator, for tests. Each test has a project of its own. */
export class EmulatorAccounts implements IdentityUnderTest {
  readonly password = PASSWORD;
  /** Second of the latest sign-in: Firebase tells sign-ins of one second not apart. */
  #latest = 0;

  constructor(
    readonly project: string,
    readonly identity: Identity,
    /** What is done with tokens of the emulator, which are not signed. */
    private readonly sign: (token: string) => string = (token) => token,
  ) {}

  async #ask(path: string, body: object, method = 'POST'): Promise<Record<string, unknown>> {
    const answer = await fetch(`http://${engineUrl('firebase')}/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  }

  #accounts(method: string, body: object): Promise<Record<string, unknown>> {
    const own = { targetProjectId: this.project, ...body };
    return this.#ask(`identitytoolkit.googleapis.com/v1/accounts:${method}`, own);
  }

  async signUp(email: string, name: string): Promise<TestAccount> {
    const { localId } = await this.#accounts('signUp', { email, password: PASSWORD, displayName: name });
    return { userId: String(localId), email, name };
  }

  async signIn({ email }: TestAccount): Promise<string> {
    await this.#secondAfter(this.#latest);
    const body = { email, password: PASSWORD, returnSecureToken: true };
    const token = String((await this.#accounts('signInWithPassword', body)).idToken);
    this.#latest = authTime(token);
    return this.sign(token);
  }

  signOut(): Promise<void> {
    return Promise.reject(new Error('Firebase ends sessions only all at once'));
  }

  async endAll({ userId }: TestAccount): Promise<void> {
    await this.#secondAfter(this.#latest);
    await this.update(userId, { validSince: String(Math.floor(Date.now() / 1000)) });
  }

  async update(userId: string, change: object): Promise<void> {
    await this.#accounts('update', { localId: userId, ...change });
  }

  async foreignToken(): Promise<string> {
    const other = new EmulatorAccounts(newProject(), this.identity);
    const token = await other.signIn(await other.signUp('ann@example.test', 'Ann'));
    await other.clear();
    return this.sign(token);
  }

  /** Removes the accounts of this project. */
  async clear(): Promise<void> {
    await this.#ask(`emulator/v1/projects/${this.project}/accounts`, {}, 'DELETE');
  }

  #secondAfter(second: number): Promise<void> {
    return eventually('the next second', () => Date.now() >= (second + 1) * 1000);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.clear();
    await this.identity[Symbol.asyncDispose]();
  }
}

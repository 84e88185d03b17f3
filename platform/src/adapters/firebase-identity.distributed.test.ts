import { describeIdentity, type TestAccount } from '../contract-suites/identity.contract.js';
import { engineUrl } from '../contract-suites/engines.js';
import { InvalidTokenError } from '../ports/identity.js';
import { openFirebaseIdentity } from './firebase-identity.js';
import { EmulatorAccounts, newProject } from './firebase-identity/emulator-accounts.js';

beforeAll(() => {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = engineUrl('firebase');
});
afterAll(() => {
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
});

function openAccounts(options: { rememberMs?: number; now?: () => number } = {}): EmulatorAccounts {
  const projectId = newProject();
  return new EmulatorAccounts(projectId, openFirebaseIdentity({ projectId, ...options }));
}

describeIdentity('firebase, emulator', () => Promise.resolve(openAccounts({ rememberMs: 0 })), {
  signed: false,
  tellsEnds: false,
});

describe('openFirebaseIdentity', () => {
  let now: number;
  let accounts: EmulatorAccounts;
  let ann: TestAccount;
  beforeEach(async () => {
    now = Date.now();
    accounts = openAccounts({ now: () => now });
    ann = await accounts.signUp('ann@example.test', 'Ann');
  });
  afterEach(() => accounts[Symbol.asyncDispose]());

  it('believes a verified token for 60 s, then sees that the sessions were ended', async () => {
    const token = await accounts.signIn(ann);
    const caller = await accounts.identity.verify(token);
    await accounts.endAll(ann);
    now += 59_999;
    expect(await accounts.identity.verify(token)).toEqual(caller);
    now += 1;
    await expect(accounts.identity.verify(token)).rejects.toBeInstanceOf(InvalidTokenError);
    now -= 30_000;
    await expect(accounts.identity.verify(token)).rejects.toBeInstanceOf(InvalidTokenError);
  });

  it('does not believe a remembered token longer than it is valid', async () => {
    const token = await accounts.signIn(ann);
    const { expiresAt } = await accounts.identity.verify(token);
    await accounts.endAll(ann);
    now = expiresAt - 1000;
    await expect(accounts.identity.verify(token)).rejects.toBeInstanceOf(InvalidTokenError);
  });

  it('refuses disabled and deleted accounts', async () => {
    const tokens = [await accounts.signIn(ann), await accounts.signIn(ann)];
    await accounts.update(ann.userId, { disableUser: true });
    await expect(accounts.identity.verify(tokens[0] ?? '')).rejects.toBeInstanceOf(InvalidTokenError);
    await accounts.clear();
    await expect(accounts.identity.verify(tokens[1] ?? '')).rejects.toBeInstanceOf(InvalidTokenError);
    expect(await accounts.identity.account(ann.userId)).toBeNull();
  });

  it('says whether the e-mail is verified', async () => {
    expect((await accounts.identity.account(ann.userId))?.emailVerified).toBe(false);
    await accounts.update(ann.userId, { emailVerified: true });
    expect((await accounts.identity.account(ann.userId))?.emailVerified).toBe(true);
  });

  it('has no pages of its own and tells of no ends', () => {
    expect(accounts.identity.handler).toBeNull();
    accounts.identity.onRevoked(() => undefined)();
  });
});

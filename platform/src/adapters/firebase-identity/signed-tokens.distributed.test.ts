import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { describeIdentity } from '../../contract-suites/identity.contract.js';
import { engineUrl } from '../../contract-suites/engines.js';
import { InvalidTokenError } from '../../ports/identity.js';
import { openFirebaseIdentity } from '../firebase-identity.js';
import { EmulatorAccounts, newProject } from './emulator-accounts.js';

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const others = generateKeyPairSync('rsa', { modulusLength: 2048 });
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs a token of the emulator as Firebase would. */
function signWith(key: typeof ours, change: object = {}): (token: string) => string {
  return (token) => {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
    const body = `${part({ alg: 'RS256', kid: 'k1', typ: 'JWT' })}.${part({ ...claims, ...change })}`;
    return `${body}.${createSign('RSA-SHA256').update(body).sign(key.privateKey, 'base64url')}`;
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Where Google's addresses lead in this test: its key set is ours, its accounts are the emulator's. */
function openGoogle(): Server {
  return createServer((request, response) => {
    const answer = async (): Promise<string> => {
      if (request.url?.startsWith('/robot/') === true) {
        response.setHeader('cache-control', 'public, max-age=3600');
        return JSON.stringify({ k1: ours.publicKey.export({ type: 'spki', format: 'pem' }) });
      }
      if (isSilent) return new Promise(() => undefined);
      const accounts = await fetch(
        `http://${engineUrl('firebase')}/identitytoolkit.googleapis.com${String(request.url)}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
          body: await textOf(request),
        },
      );
      return accounts.text();
    };
    response.setHeader('content-type', 'application/json');
    void answer().then((text) => response.end(text));
  });
}

/** Accounts are asked about in vain: the connection stands, and nothing comes. */
let isSilent = false;
let google: Server;
beforeAll(async () => {
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  google = openGoogle();
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  google.closeAllConnections();
  await new Promise((resolve) => google.close(resolve));
});

function openAccounts(port = (google.address() as AddressInfo).port, sign = signWith(ours)): EmulatorAccounts {
  const projectId = newProject();
  const httpAgent = Object.assign(new Agent(), { createConnection: () => connect(port, '127.0.0.1') });
  const credential = { getAccessToken: () => Promise.resolve({ access_token: 'owner', expires_in: 3600 }) };
  const identity = openFirebaseIdentity({ projectId, rememberMs: 0, admin: { credential, httpAgent } });
  return new EmulatorAccounts(projectId, identity, sign);
}

describeIdentity('firebase, signed tokens', () => Promise.resolve(openAccounts()), { tellsEnds: false });

describe('openFirebaseIdentity without the emulator', () => {
  const refused = async (accounts: EmulatorAccounts): Promise<void> => {
    const ann = await accounts.signUp('ann@example.test', 'Ann');
    await expect(accounts.identity.verify(await accounts.signIn(ann))).rejects.toBeInstanceOf(InvalidTokenError);
  };

  it('refuses what the emulator gives: tokens that are not signed', async () => {
    await using accounts = openAccounts(undefined, (token) => token);
    await refused(accounts);
  });

  it('refuses a token that another key has signed', async () => {
    await using accounts = openAccounts(undefined, signWith(others));
    await refused(accounts);
  });

  it('refuses a token that has expired', async () => {
    await using accounts = openAccounts(undefined, signWith(ours, { exp: Math.floor(Date.now() / 1000) - 1 }));
    await refused(accounts);
  });

  it('goes on by signatures while accounts cannot be asked about, without anybody waiting for long', async () => {
    await using accounts = openAccounts();
    const ann = await accounts.signUp('ann@example.test', 'Ann');
    const [known, unknown] = [await accounts.signIn(ann), await accounts.signIn(ann)];
    await accounts.identity.verify(known);
    isSilent = true;
    try {
      expect(await accounts.identity.verify(known)).not.toHaveProperty('readsOnly');
      expect(await accounts.identity.verify(unknown)).toMatchObject({ userId: ann.userId, readsOnly: true });
      expect(await accounts.identity.account(ann.userId)).toEqual({
        ...{ email: 'ann@example.test', name: 'Ann', emailVerified: false },
      });
      await expect(accounts.identity.verify(signWith(others)(unknown))).rejects.toBeInstanceOf(InvalidTokenError);
    } finally {
      isSilent = false;
    }
  });

  it('does not call a token invalid while the keys cannot be fetched', async () => {
    await using accounts = openAccounts(1);
    const token = await accounts.signIn(await accounts.signUp('ann@example.test', 'Ann'));
    const failure: unknown = await accounts.identity.verify(token).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(InvalidTokenError);
  });
});

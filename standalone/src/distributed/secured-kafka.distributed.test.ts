import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Opened, readSettings, type DistributedEngines } from '@combolab/platform';
import { KafkaLiveFeed } from '@combolab/platform/adapters/kafka-live-feed';
import { createKafka } from '@combolab/platform/adapters/kafka/kafka-client';
import { openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import { siteSettings } from '../testing/distributed-site.js';
import { OwnEngine } from '../testing/own-engine.js';
import { runToEnd } from '../testing/site-process.js';

const PASSWORD = 'for-tests-alone';
const opened = new Opened();
const silent = { warn: () => undefined };
let broker: OwnEngine;
let folder: string;
let settings: Record<string, string>;
beforeAll(async () => {
  broker = opened.use(await OwnEngine.start('secured-kafka'));
  folder = await mkdtemp(join(tmpdir(), 'combolab-secrets-'));
  settings = at(broker.url, {
    KAFKA_SASL: 'scram-sha-512',
    KAFKA_USERNAME: 'combolab',
    KAFKA_PASSWORD_FILE: await secret('password', `${PASSWORD}\n`),
  });
  // topics of its own, through the process that operators run
  const { code, said } = await runToEnd('prepare', settings);
  if (code !== 0) throw new Error(said);
}, 300_000);
afterAll(async () => {
  const connection = await openMongo(settings.DOCUMENTS ?? '');
  await connection.dropDatabase();
  await connection.close();
  await opened[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** A file with a secret, as Docker and Kubernetes give them. */
async function secret(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

function at(brokers: string, more: Record<string, string>): Record<string, string> {
  const { EVENT_LOG = '', ...others } = siteSettings();
  const [, commits = ''] = EVENT_LOG.split('?');
  const kafka = { EVENT_LOG: `kafka://${brokers}?${commits}`, LIVE_FEED: `kafka://${brokers}` };
  return { ...others, ...kafka, KAFKA_TLS: '1', KAFKA_CA_FILE: broker.file('cert.pem'), ...more };
}

function engines(env: Record<string, string>): DistributedEngines {
  const read = readSettings(env).engines;
  if (read === null) throw new Error('these settings name no servers');
  return read;
}

/** Names of the topics that a client with these settings sees. */
async function topics(env: Record<string, string>): Promise<string[]> {
  const admin = createKafka(engines(env).kafka, 'test').admin();
  await admin.connect();
  try {
    return await admin.listTopics();
  } finally {
    await admin.disconnect();
  }
}

const live = (): string => `${settings.KAFKA_PREFIX ?? ''}.live`;

it.each(['plain', 'scram-sha-256', 'scram-sha-512'])('says who it is by %s, over TLS', async (mechanism) => {
  expect(await topics({ ...settings, KAFKA_SASL: mechanism })).toContain(live());
});

it('shows a certificate of its own', async () => {
  const own = { KAFKA_CERT_FILE: broker.file('cert.pem'), KAFKA_KEY_FILE: broker.file('key.pem') };
  const address = `127.0.0.1:${String(broker.ports[2])}`;
  expect(await topics(at(address, own))).toContain(live());
});

it('asks for a token by its credentials, once for several connections', async () => {
  const asked: string[] = [];
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const server = createServer((request, response) => {
    asked.push(Buffer.from(request.headers.authorization?.split(' ')[1] ?? '', 'base64').toString());
    const now = Math.floor(Date.now() / 1000);
    const access_token = `${part({ alg: 'none' })}.${part({ sub: 'combolab', iat: now, exp: now + 3600 })}.`;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ access_token, token_type: 'bearer', expires_in: 3600 }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const { kafka } = engines(
      at(broker.url, {
        KAFKA_SASL: 'oauthbearer',
        KAFKA_TOKEN_URL: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/token`,
        KAFKA_CLIENT_ID: 'combolab',
        KAFKA_CLIENT_SECRET_FILE: await secret('client', 'clientsecret'),
      }),
    );
    const client = createKafka(kafka, 'test');
    for (const admin of [client.admin(), client.admin()]) {
      await admin.connect();
      expect(await admin.listTopics()).toContain(live());
      await admin.disconnect();
    }
    expect(asked).toEqual(['combolab:clientsecret']);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

it('takes a password that is changed in its file for the next connection', async () => {
  const file = await secret('changing', 'of-yesterday');
  const client = createKafka(engines({ ...settings, KAFKA_PASSWORD_FILE: file }).kafka, 'test');
  const before = client.admin();
  await expect(before.connect()).rejects.toThrow(/[Aa]uthentication failed/);
  await before.disconnect();
  await writeFile(file, PASSWORD);
  const after = client.admin();
  await after.connect();
  expect(await after.listTopics()).toContain(live());
  await after.disconnect();
});

it('carries what viewers are told', async () => {
  const { kafka } = engines(settings);
  const [here, there] = await Promise.all([KafkaLiveFeed.open(kafka, silent), KafkaLiveFeed.open(kafka, silent)]);
  try {
    const told = new Promise((resolve) => {
      there.subscribe(resolve);
    });
    const message = { kind: 'committed' } as const;
    here.publish(message);
    expect(await told).toEqual(message);
  } finally {
    await here[Symbol.asyncDispose]();
    await there[Symbol.asyncDispose]();
  }
});

it.each([
  ['a wrong password', { KAFKA_PASSWORD_FILE: '', KAFKA_PASSWORD: 'hidden-word' }, 'refuses this name or password'],
  ['an authority that nobody trusts', { KAFKA_CA_FILE: '' }, 'EVENT_LOG: the certificate of its server is not trusted'],
  ['no TLS at all', { KAFKA_TLS: '0', KAFKA_CA_FILE: '' }, 'EVENT_LOG: '],
])('refuses to begin with %s, in words', async (_what, env, words) => {
  const { code, said } = await runToEnd('prepare', { ...settings, ...env });
  expect([code, said]).toEqual([1, expect.stringContaining(words)]);
  expect(said).not.toContain('hidden-word');
});

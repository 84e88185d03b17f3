import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from './settings-error.js';
import { readSettings } from './settings.js';

const at = (brokers: string) => ({
  EVENT_LOG: `kafka://${brokers}?commits=mongodb%3A%2F%2Fm%2Fdb`,
  DOCUMENTS: 'mongodb://m/views',
  JOBS: 'mongodb://m/jobs',
  SEARCH: 'elasticsearch://e:9200/combos',
  BLOBS: 'gs://clips',
  LIVE_FEED: `kafka://${brokers}`,
  IDENTITY: 'firebase:my-project',
});
const far = at('k.example:9093');
const tls = { KAFKA_TLS: '1' };
const named = { KAFKA_USERNAME: 'me', KAFKA_PASSWORD: 's3cret' };
const client = { KAFKA_TOKEN_URL: 'https://id.example/token', KAFKA_CLIENT_ID: 'me', KAFKA_CLIENT_SECRET: 's3cret' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'combolab-settings-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});
function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}
const securityOf = (env: Record<string, string>) => readSettings({ ...far, ...env }).engines?.kafka.security;

it('speaks in the clear to brokers that want nothing else', () => {
  expect(securityOf({})).toEqual({ tls: null, sasl: null });
});

it('reads how brokers want to be spoken to', () => {
  expect(securityOf(tls)).toEqual({ tls: { ca: null, own: null }, sasl: null });
  expect(securityOf({ ...tls, KAFKA_SASL: 'plain', ...named })?.sasl).toEqual({
    mechanism: 'plain',
    username: 'me',
    password: { value: 's3cret' },
  });
  expect(securityOf({ ...tls, KAFKA_SASL: 'oauthbearer', ...client, KAFKA_SCOPE: 'kafka' })?.sasl).toEqual({
    mechanism: 'oauthbearer',
    tokenUrl: 'https://id.example/token',
    clientId: 'me',
    clientSecret: { value: 's3cret' },
    scope: 'kafka',
  });
  const KAFKA_CERT_FILE = file('cert.pem', 'cert');
  const KAFKA_KEY_FILE = file('key.pem', 'key');
  expect(securityOf({ ...tls, KAFKA_CERT_FILE, KAFKA_KEY_FILE })?.tls).toEqual({
    ca: null,
    own: { cert: { file: KAFKA_CERT_FILE }, key: { file: KAFKA_KEY_FILE } },
  });
});

it.each([
  [{ KAFKA_CA: 'pem' }, 'KAFKA_CA: of no use without KAFKA_TLS=1.'],
  [{ ...tls, KAFKA_CERT: 'pem' }, 'A certificate of our own: set KAFKA_KEY too.'],
  [named, 'KAFKA_USERNAME, KAFKA_PASSWORD: of no use without KAFKA_SASL.'],
  [{ KAFKA_SASL: 'scram-sha-512', KAFKA_USERNAME: 'me' }, 'KAFKA_SASL=scram-sha-512: set KAFKA_PASSWORD too.'],
  [{ ...tls, KAFKA_SASL: 'oauthbearer' }, 'set KAFKA_TOKEN_URL and KAFKA_CLIENT_ID and KAFKA_CLIENT_SECRET too.'],
  [{ KAFKA_SASL: 'plain', ...named }, 'KAFKA_SASL=plain would send the secret for all to read: set KAFKA_TLS=1.'],
  [{ ...tls, KAFKA_SASL: 'oauthbearer', ...client, KAFKA_TOKEN_URL: 'http://id.example/' }, 'only https keeps'],
  [{ KAFKA_SASL: 'digest' }, 'KAFKA_SASL: '],
  [{ ...named, KAFKA_PASSWORD_FILE: '/nowhere' }, 'KAFKA_PASSWORD and KAFKA_PASSWORD_FILE are both set'],
  [{ ...tls, KAFKA_CA_FILE: '/nowhere' }, 'KAFKA_CA_FILE: the file /nowhere cannot be read (ENOENT)'],
])('refuses %j in words', (env, words) => {
  const reading = () => readSettings({ ...far, ...env });
  expect(reading).toThrow(SettingsError);
  expect(reading).toThrow(words);
  expect(reading).not.toThrow(/s3cret/);
});

it('lets a password go in the clear to this machine alone', () => {
  const env = { KAFKA_SASL: 'plain', ...named };
  expect(() => readSettings({ ...at('127.0.0.1:9092,localhost:9093'), ...env })).not.toThrow();
  expect(() => readSettings({ ...at('127.0.0.1:9092,127.0.0.1.example:9092'), ...env })).toThrow('set KAFKA_TLS=1');
});

it('reads settings with passwords from the files that name them', () => {
  const DOCUMENTS_FILE = file('documents', 'mongodb://me:s3cret@m/views\n');
  const env = { ...far, DOCUMENTS: '', DOCUMENTS_FILE };
  expect(readSettings(env).engines?.documentsUrl).toBe('mongodb://me:s3cret@m/views');
  expect(readSettings({ SMTP_URL_FILE: file('smtp', 'smtp://me:s3cret@m') }).smtpUrl).toBe('smtp://me:s3cret@m');
});

it('refuses a file beside its setting, an empty one and none at all', () => {
  const DOCUMENTS_FILE = file('empty', '\n');
  expect(() => readSettings({ ...far, DOCUMENTS_FILE })).toThrow('DOCUMENTS and DOCUMENTS_FILE are both set');
  expect(() => readSettings({ ...far, DOCUMENTS: '', DOCUMENTS_FILE })).toThrow('is empty');
  expect(() => readSettings({ JOBS_FILE: folder, SMTP_URL_FILE: '/nowhere' })).toThrow(
    /JOBS_FILE: .*EISDIR.*\n.*SMTP_URL_FILE: .*ENOENT/,
  );
});

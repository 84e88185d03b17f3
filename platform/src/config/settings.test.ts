import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SettingsError } from './settings-error.js';
import { readSettings } from './settings.js';

const servers = {
  EVENT_LOG: 'kafka://a:9092,b:9092?commits=mongodb%3A%2F%2Fme%3As3cret%40m%2Fdb',
  DOCUMENTS: 'mongodb://me:s3cret@m/views',
  JOBS: 'mongodb://me:s3cret@m/jobs',
  SEARCH: 'elasticsearch://e:9200/combos',
  BLOBS: 'gs://clips',
  LIVE_FEED: 'kafka://a:9092,b:9092',
  IDENTITY: 'firebase:my-project',
};

it('reads where the servers of the distributed set are', () => {
  expect(readSettings(servers).engines).toEqual({
    kafka: {
      ...{ brokers: ['a:9092', 'b:9092'], prefix: 'combolab', partitions: 12, replicas: 1 },
      security: { tls: null, sasl: null },
    },
    commitsUrl: 'mongodb://me:s3cret@m/db',
    leaseMs: 10_000,
    jobLeaseMs: 60_000,
    documentsUrl: 'mongodb://me:s3cret@m/views',
    jobsUrl: 'mongodb://me:s3cret@m/jobs',
    search: { node: 'http://e:9200', prefix: 'combos' },
    blobs: { bucket: 'clips', endpoint: null },
    firebase: { projectId: 'my-project', apiKey: null, emulator: null, graceMs: 300_000, hash: null },
  });
  expect(readSettings({}).engines).toBeNull();
});

it('never repeats a password', () => {
  const wrong = { ...servers, EVENT_LOG: 'mongodb://me:s3cret@m/db', DOCUMENTS: 's3cret' };
  expect(() => readSettings(wrong)).toThrow(/EVENT_LOG: 'mongodb' names an engine/);
  expect(() => readSettings({ ...servers, LIVE_FEED: 'kafka://me:s3cret@x' })).not.toThrow(/s3cret/);
});

it('needs no setting at all', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    dataDir: 'data',
    publicUrl: 'http://127.0.0.1:3000',
    trustedProxies: [],
    rates: { on: true, likesPerMinute: 600, commentsPerMinute: 60, uploadsPerDay: 100, signUpsPerHour: 30 },
  });
});

it('reads which other sites may read', () => {
  expect(readSettings({}).corsOrigins).toEqual([]);
  expect(readSettings({ CORS_ORIGINS: 'https://a.example, http://localhost:5173' }).corsOrigins).toEqual([
    'https://a.example',
    'http://localhost:5173',
  ]);
  expect(readSettings({ CORS_ORIGINS: '*' }).corsOrigins).toEqual(['*']);
});

it.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PUBLIC_URL: 'combos.example' }, 'must be the http(s) address'],
  [{ EVENT_LOG: 'redis://h' }, 'names an engine this build does not have. Known: sqlite'],
  [{ DOCUMENTS: 'mongodb://h/db' }, 'not mixtures: DOCUMENTS name servers, so set EVENT_LOG (kafka://'],
  [{ ...servers, EVENT_LOG: 'kafka://h:9092' }, 'say where the commits are'],
  [{ ...servers, LIVE_FEED: 'kafka://other:9092' }, 'name the same brokers as EVENT_LOG'],
  [{ ...servers, BLOBS: 'gs://' }, 'BLOBS: name the bucket'],
  [{ ...servers, FIREBASE_AUTH_EMULATOR_HOST: 'h:1' }, 'anybody could sign in as anybody'],
  [
    { ...servers, FIREBASE_AUTH_EMULATOR_HOST: 'h:1', FIREBASE_EMULATOR: '1', PUBLIC_URL: 'https://combos.example' },
    'With an https PUBLIC_URL it is refused',
  ],
  [
    { ...servers, FIREBASE_AUTH_EMULATOR_HOST: 'h:1', FIREBASE_EMULATOR: '1', NODE_ENV: 'production' },
    'With NODE_ENV=production it is refused',
  ],
  [{ ...servers, KAFKA_PARTITIONS: '0' }, 'KAFKA_PARTITIONS'],
  [{ IDENTITY: 'ldap:x' }, 'Leave it out for the built-in one'],
  [{ RATE_LIMITS: 'off', HOST: '0.0.0.0' }, 'accepted only when HOST is loopback'],
  [{ LIKES_PER_MINUTE: '-1' }, 'LIKES_PER_MINUTE'],
  [{ CORS_ORIGINS: 'https://a.example, https://b.example/' }, "'https://b.example/' is not an origin"],
  [{ CORS_ORIGINS: 'a.example' }, 'not an origin such as'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' }, 'must be the http(s) address of a collector'],
])('refuses %j and says how to mend it', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(SettingsError);
  expect(() => readSettings(environment)).toThrow(message);
});

it.each([
  [{}, null],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, 'http://127.0.0.1:4318/v1/traces'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example/otlp/' }, 'https://traces.example/otlp/v1/traces'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://b/own' }, 'http://b/own'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' }, null],
])('sends traces with %j to %j', (environment, url) => {
  expect(readSettings(environment).tracesUrl).toBe(url);
});

it('names every fault at once', () => {
  expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT.*\n.*LOG_LEVEL/);
});

it('is described in .env.example, name by name', () => {
  const text = readFileSync(fileURLToPath(new URL('../../../.env.example', import.meta.url)), 'utf8');
  const described = [...text.matchAll(/^#? ?([A-Z_]+)=/gm)].map((match) => match[1] ?? '');
  const sources = ['settings', 'engines', 'kafka-settings'].map((name) =>
    readFileSync(fileURLToPath(new URL(`../../src/config/${name}.ts`, import.meta.url)), 'utf8'),
  );
  const known = [...sources.join('\n').matchAll(/^ {2}([A-Z_]+): /gm)].map((match) => match[1] ?? '');
  expect(known.filter((name) => !described.includes(name))).toEqual([]);
});

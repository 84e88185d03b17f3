import { z } from 'zod';
import { kafkaFaults, kafkaFields, readKafka, type KafkaSettings } from './kafka-settings.js';
import { emulatorFault, type EmulatorEnvironment } from './emulator-fault.js';

/** How Firebase hashes the passwords of a project, as its console says under "Password hash parameters". */
export interface FirebaseHash {
  /** Base64. */
  readonly key: string;
  /** Base64. */
  readonly saltSeparator: string;
  readonly rounds: number;
  readonly memoryCost: number;
}

/** Existing servers, for more than one machine. URLs may hold passwords: never print them. */
export interface DistributedEngines {
  readonly kafka: KafkaSettings;
  /** Database of the commits. */
  readonly commitsUrl: string;
  readonly documentsUrl: string;
  readonly jobsUrl: string;
  readonly search: { readonly node: string; readonly prefix: string };
  readonly blobs: { readonly bucket: string; readonly endpoint: string | null };
  /** How long nobody takes over from a process that keeps the views, publishes or carries out an order and says nothing. */
  readonly leaseMs: number;
  /** The same for a process that works on a preview. */
  readonly jobLeaseMs: number;
  readonly firebase: {
    readonly projectId: string;
    readonly apiKey: string | null;
    readonly emulator: string | null;
    /** While Firebase is away, how long after it confirmed a token what its owner does is let through. */
    readonly graceMs: number;
    /** Of the project that accounts of a backup come from. */
    readonly hash: FirebaseHash | null;
  };
}

/** The settings that choose engines. */
export const engineFields = {
  EVENT_LOG: z.string().default('sqlite'),
  DOCUMENTS: z.string().default('sqlite'),
  SEARCH: z.string().default('sqlite'),
  BLOBS: z.string().default('folder'),
  JOBS: z.string().default('sqlite'),
  LIVE_FEED: z.string().default('process'),
  IDENTITY: z.string().default('local'),
  ...kafkaFields,
  LEASE_SECONDS: z.coerce.number().min(3).max(600).default(10),
  JOB_LEASE_SECONDS: z.coerce.number().min(3).max(3600).default(60),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_GRACE_SECONDS: z.coerce.number().int().min(0).max(3600).default(300),
  FIREBASE_HASH_KEY: z.string().optional(),
  FIREBASE_HASH_SALT_SEPARATOR: z.string().default('Bw=='),
  FIREBASE_HASH_ROUNDS: z.coerce.number().int().min(1).max(8).default(8),
  FIREBASE_HASH_MEM_COST: z.coerce.number().int().min(1).max(14).default(14),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  FIREBASE_EMULATOR: z.enum(['0', '1', '']).default('0'),
  NODE_ENV: z.string().optional(),
};
type EngineEnvironment = z.output<z.ZodObject<typeof engineFields>> & Pick<EmulatorEnvironment, 'PUBLIC_URL'>;

/** Setting to its value in the standalone set, and the scheme of the distributed one with an example. */
const PORTS = {
  EVENT_LOG: ['sqlite', 'kafka', 'kafka://127.0.0.1:9092?commits=mongodb%3A%2F%2F127.0.0.1%2Fcombolab'],
  DOCUMENTS: ['sqlite', 'mongodb', 'mongodb://127.0.0.1/combolab'],
  SEARCH: ['sqlite', 'elasticsearch', 'elasticsearch://127.0.0.1:9200/combolab'],
  BLOBS: ['folder', 'gs', 'gs://combolab'],
  JOBS: ['sqlite', 'mongodb', 'mongodb://127.0.0.1/combolab'],
  LIVE_FEED: ['process', 'kafka', 'kafka://127.0.0.1:9092'],
  IDENTITY: ['local', 'firebase', 'firebase:my-project'],
} as const satisfies Record<string, readonly [standard: string, scheme: string, example: string]>;
type Port = keyof typeof PORTS;
const names = Object.keys(PORTS) as Port[];

const schemeOf = (value: string): string => value.split(':', 1)[0] ?? '';

/** What is wrong with the choice of engines, in words; empty when nothing is. Values are not repeated: they may hold passwords. */
export function engineFaults(env: EngineEnvironment): string[] {
  const unknown = names.filter((name) => env[name] !== PORTS[name][0] && schemeOf(env[name]) !== PORTS[name][1]);
  if (unknown.length > 0)
    return unknown.map((name) => {
      const [standard, scheme, example] = PORTS[name];
      const asked = schemeOf(env[name]).slice(0, 30);
      return `${name}: '${asked}' names an engine this build does not have. Known: ${standard}, ${scheme} (${example}). Leave it out for the built-in one.`;
    });
  const distributed = names.filter((name) => env[name] !== PORTS[name][0]);
  if (distributed.length === 0) return [];
  const missing = names.filter((name) => env[name] === PORTS[name][0]);
  if (missing.length > 0)
    return [
      `Two sets of engines are supported, not mixtures: ${distributed.join(', ')} name servers, so set ${missing
        .map((name) => `${name} (${PORTS[name][2]})`)
        .join(', ')} too, or leave all of them out.`,
    ];
  return detailFaults(env);
}

function detailFaults(env: EngineEnvironment): string[] {
  const faults: string[] = [];
  const log = addressOf(env.EVENT_LOG);
  if (log === null || log.host === '') faults.push(`EVENT_LOG: name the brokers, such as ${PORTS.EVENT_LOG[2]}`);
  else if (!/^mongodb(\+srv)?:/.test(log.query.get('commits') ?? ''))
    faults.push(
      `EVENT_LOG: say where the commits are: ?commits= and the URL of a MongoDB database, percent-encoded, such as ${PORTS.EVENT_LOG[2]}`,
    );
  else if (addressOf(env.LIVE_FEED)?.host !== log.host) faults.push('LIVE_FEED: name the same brokers as EVENT_LOG.');
  if (addressOf(env.SEARCH)?.host === '') faults.push(`SEARCH: name the server, such as ${PORTS.SEARCH[2]}`);
  if ((addressOf(env.BLOBS)?.host ?? '') === '') faults.push(`BLOBS: name the bucket, such as ${PORTS.BLOBS[2]}`);
  if (!/^firebase:[a-z0-9-]+$/.test(env.IDENTITY))
    faults.push(`IDENTITY: name the project, such as ${PORTS.IDENTITY[2]}`);
  const emulator = emulatorFault(env);
  if (emulator !== null) faults.push(emulator);
  return [...faults, ...kafkaFaults(env, brokersOf(log))];
}

interface Address {
  /** As written: `a:1,b:2` for several brokers. */
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

/** null when it has no `scheme://`. Several hosts are no URL to the standard, so the parts are cut here. */
function addressOf(value: string): Address | null {
  const parts = /^[a-z]+:\/\/([^/?]*)\/?([^?]*)\??(.*)$/.exec(value);
  if (parts === null) return null;
  const [, host = '', path = '', query = ''] = parts;
  return { host, path, query: new URLSearchParams(query) };
}

const brokersOf = (log: Address | null): readonly string[] => (log?.host ?? '').split(',');

/** null for the standalone set. Call {@link engineFaults} first. */
export function readEngines(env: EngineEnvironment): DistributedEngines | null {
  if (env.EVENT_LOG === PORTS.EVENT_LOG[0]) return null;
  const log = addressOf(env.EVENT_LOG);
  const search = addressOf(env.SEARCH);
  const blobs = addressOf(env.BLOBS);
  return {
    kafka: readKafka(env, brokersOf(log)),
    commitsUrl: log?.query.get('commits') ?? '',
    documentsUrl: env.DOCUMENTS,
    jobsUrl: env.JOBS,
    search: {
      node: `${search?.query.get('tls') === '1' ? 'https' : 'http'}://${search?.host ?? ''}`,
      prefix: search?.path === undefined || search.path === '' ? 'combolab' : search.path,
    },
    blobs: { bucket: blobs?.host ?? '', endpoint: blobs?.query.get('endpoint') ?? null },
    leaseMs: env.LEASE_SECONDS * 1000,
    jobLeaseMs: env.JOB_LEASE_SECONDS * 1000,
    firebase: {
      projectId: env.IDENTITY.slice('firebase:'.length),
      apiKey: env.FIREBASE_API_KEY ?? null,
      emulator: env.FIREBASE_AUTH_EMULATOR_HOST ?? null,
      graceMs: env.FIREBASE_GRACE_SECONDS * 1000,
      hash: hashOf(env),
    },
  };
}

const hashOf = (env: EngineEnvironment): FirebaseHash | null =>
  env.FIREBASE_HASH_KEY === undefined
    ? null
    : {
        key: env.FIREBASE_HASH_KEY,
        saltSeparator: env.FIREBASE_HASH_SALT_SEPARATOR,
        rounds: env.FIREBASE_HASH_ROUNDS,
        memoryCost: env.FIREBASE_HASH_MEM_COST,
      };

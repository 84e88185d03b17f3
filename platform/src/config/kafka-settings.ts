import { z } from 'zod';
import { isLoopback } from './loopback.js';
import { secretIn, secretText, twice, FILE, type Secret } from './secret.js';
import { SettingsError } from './settings-error.js';

/** Certificates in PEM; null = the authorities that Node knows, and no certificate of our own. */
export interface KafkaTls {
  readonly ca: Secret | null;
  readonly own: { readonly cert: Secret; readonly key: Secret } | null;
}

/** How our processes say to the brokers who they are. */
export type KafkaSasl =
  | {
      readonly mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512';
      readonly username: string;
      readonly password: Secret;
    }
  | {
      readonly mechanism: 'oauthbearer';
      /** Gives tokens for the client's credentials (RFC 6749, 4.4). */
      readonly tokenUrl: string;
      readonly clientId: string;
      readonly clientSecret: Secret;
      readonly scope: string | null;
    };

/** What keeps a line to the brokers to ourselves. */
export interface KafkaSecurity {
  readonly tls: KafkaTls | null;
  readonly sasl: KafkaSasl | null;
}

/** Where brokers are, and how our topics are laid out. */
export interface KafkaSettings {
  readonly brokers: readonly string[];
  /** Topics are named `<prefix>.<context>`. */
  readonly prefix: string;
  /** Of each topic of events; fixed until the installation is restored into other servers. */
  readonly partitions: number;
  readonly replicas: number;
  readonly security: KafkaSecurity;
}

const text = z.string().optional();

/** The settings of Kafka beside the addresses of its brokers. */
export const kafkaFields = {
  KAFKA_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,60}$/, { error: 'KAFKA_PREFIX has lower-case letters, digits and hyphens' })
    .default('combolab'),
  KAFKA_PARTITIONS: z.coerce.number().int().min(1).max(1000).default(12),
  KAFKA_REPLICAS: z.coerce.number().int().min(1).max(9).default(1),
  KAFKA_TLS: z.enum(['0', '1', '']).default('0'),
  KAFKA_CA: text,
  KAFKA_CERT: text,
  KAFKA_KEY: text,
  KAFKA_SASL: z.enum(['plain', 'scram-sha-256', 'scram-sha-512', 'oauthbearer']).optional(),
  KAFKA_USERNAME: text,
  KAFKA_PASSWORD: text,
  KAFKA_TOKEN_URL: z.url({ protocol: /^https?$/, error: 'KAFKA_TOKEN_URL must be an https address' }).optional(),
  KAFKA_CLIENT_ID: text,
  KAFKA_CLIENT_SECRET: text,
  KAFKA_SCOPE: text,
  KAFKA_CA_FILE: text,
  KAFKA_CERT_FILE: text,
  KAFKA_KEY_FILE: text,
  KAFKA_PASSWORD_FILE: text,
  KAFKA_CLIENT_SECRET_FILE: text,
};
export type KafkaEnvironment = z.output<z.ZodObject<typeof kafkaFields>>;

/** Settings whose files are read at each new connection. */
const SECRETS = ['KAFKA_CA', 'KAFKA_CERT', 'KAFKA_KEY', 'KAFKA_PASSWORD', 'KAFKA_CLIENT_SECRET'] as const;

/** Whether an address names this machine. @param at `host`, or `host:port` */
const isHere = (at: string): boolean => isLoopback(at.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1'));

/**
 * What is wrong with how the brokers are spoken to, in words that repeat no secret; empty when nothing is.
 * @param brokers as `host:port`
 */
export function kafkaFaults(env: KafkaEnvironment, brokers: readonly string[]): string[] {
  const given = (name: keyof KafkaEnvironment): boolean => secretIn(env, name) !== null;
  const both = SECRETS.filter((name) => env[name] !== undefined && env[`${name}${FILE}`] !== undefined);
  if (both.length > 0) return both.map(twice);
  const faults: string[] = [];
  const lacks = (setting: string, names: readonly (keyof KafkaEnvironment)[]) => {
    const missing = names.filter((name) => !given(name));
    if (missing.length > 0) faults.push(`${setting}: set ${missing.join(' and ')} too.`);
  };
  const useless = (names: readonly (keyof KafkaEnvironment)[], mend: string) => {
    const set = names.filter(given);
    if (set.length > 0) faults.push(`${set.join(', ')}: of no use without ${mend}.`);
  };
  const encrypted = env.KAFKA_TLS === '1';
  if (!encrypted) useless(['KAFKA_CA', 'KAFKA_CERT', 'KAFKA_KEY'], 'KAFKA_TLS=1');
  else if (given('KAFKA_CERT') !== given('KAFKA_KEY')) lacks('A certificate of our own', ['KAFKA_CERT', 'KAFKA_KEY']);
  const [password, token] = [
    ['KAFKA_USERNAME', 'KAFKA_PASSWORD'],
    ['KAFKA_TOKEN_URL', 'KAFKA_CLIENT_ID', 'KAFKA_CLIENT_SECRET'],
  ] as const;
  if (env.KAFKA_SASL === undefined) useless([...password, ...token, 'KAFKA_SCOPE'], 'KAFKA_SASL');
  else lacks(`KAFKA_SASL=${env.KAFKA_SASL}`, env.KAFKA_SASL === 'oauthbearer' ? token : password);
  if (['plain', 'oauthbearer'].includes(env.KAFKA_SASL ?? '') && !encrypted && !brokers.every(isHere))
    faults.push(`KAFKA_SASL=${env.KAFKA_SASL ?? ''} would send the secret for all to read: set KAFKA_TLS=1.`);
  if (env.KAFKA_TOKEN_URL?.startsWith('http:') === true && !isHere(new URL(env.KAFKA_TOKEN_URL).host))
    faults.push('KAFKA_TOKEN_URL: only https keeps the secret that is sent there; http is for this machine alone.');
  return [...faults, ...SECRETS.flatMap((name) => unreadable(env, name))];
}

function unreadable(env: KafkaEnvironment, name: string): string[] {
  try {
    const secret = secretIn(env, name);
    if (secret !== null) secretText(name, secret);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [error.message];
  }
}

/** Call {@link kafkaFaults} first. @param brokers as `host:port` */
export function readKafka(env: KafkaEnvironment, brokers: readonly string[]): KafkaSettings {
  return {
    brokers,
    prefix: env.KAFKA_PREFIX,
    partitions: env.KAFKA_PARTITIONS,
    replicas: env.KAFKA_REPLICAS,
    security: { tls: tlsOf(env), sasl: saslOf(env) },
  };
}

const NONE: Secret = { value: '' };

function tlsOf(env: KafkaEnvironment): KafkaTls | null {
  if (env.KAFKA_TLS !== '1') return null;
  const [cert, key] = [secretIn(env, 'KAFKA_CERT'), secretIn(env, 'KAFKA_KEY')];
  return { ca: secretIn(env, 'KAFKA_CA'), own: cert === null || key === null ? null : { cert, key } };
}

function saslOf(env: KafkaEnvironment): KafkaSasl | null {
  const { KAFKA_SASL: mechanism } = env;
  if (mechanism === undefined) return null;
  if (mechanism !== 'oauthbearer')
    return { mechanism, username: env.KAFKA_USERNAME ?? '', password: secretIn(env, 'KAFKA_PASSWORD') ?? NONE };
  return {
    mechanism,
    tokenUrl: env.KAFKA_TOKEN_URL ?? '',
    clientId: env.KAFKA_CLIENT_ID ?? '',
    clientSecret: secretIn(env, 'KAFKA_CLIENT_SECRET') ?? NONE,
    scope: env.KAFKA_SCOPE ?? null,
  };
}

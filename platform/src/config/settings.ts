import { z } from 'zod';
import { engineFaults, engineFields, readEngines, type DistributedEngines } from './engines.js';
import { isLoopback } from './loopback.js';
import { withFiles } from './secret.js';
import { SettingsError } from './settings-error.js';
import { readImages, type ImageAddresses } from './images.js';

const flag = z
  .enum(['0', '1', ''])
  .default('0')
  .transform((value) => value === '1');
const count = (standard: number) => z.coerce.number().int().positive().default(standard);
/** 0 = no limit. */
const newUserCount = z.coerce.number().int().min(0).optional();

const collector = z.url({ protocol: /^https?$/, error: 'must be the http(s) address of a collector that takes OTLP' });

/** Every setting, its default and what it accepts. `.env.example` describes them for operators. */
const Environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HEALTH_PORT: z.coerce.number().int().min(0).max(65535).default(9464),
  DATA_DIR: z.string().min(1).default('data'),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error: 'PUBLIC_URL must be the http(s) address people type, such as https://combos.example',
    })
    .optional(),
  TRUSTED_PROXIES: z.string().default(''),
  CORS_ORIGINS: z.string().default(''),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  ANALYTICS_URL: z
    .url({ protocol: /^https?$/, error: 'ANALYTICS_URL must be the http(s) address that page views are posted to' })
    .optional(),
  SEARCH_LOG: z.enum(['on', 'off']).default('on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
  MAIL_FROM: z.string().default('ComboLab <no-reply@localhost>'),
  REQUIRE_VERIFIED_EMAIL: flag,
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  LIKES_PER_MINUTE: count(600),
  COMMENTS_PER_MINUTE: count(60),
  REPORTS_PER_HOUR: count(30),
  NEW_USER_COMBOS: newUserCount,
  NEW_USER_COMMENTS: newUserCount,
  NEW_USER_GUIDES: newUserCount,
  UPLOADS_PER_DAY: count(100),
  UPLOAD_BYTES_PER_DAY: count(2 * 1024 ** 3),
  COMMANDS_PER_MINUTE: count(600),
  EXPORTS_PER_DAY: count(20),
  SIGN_UPS_PER_HOUR: count(30),
  SIGN_INS_PER_MINUTE: count(30),
  GUESSES_PER_HOUR: count(20),
  RESETS_PER_HOUR: count(10),
  SEARCHES_PER_SECOND: count(20),
  READS_PER_MINUTE: count(3000),
  READS_IN_FLIGHT: count(200),
  LISTS_IN_FLIGHT: count(32),
  WRITES_IN_FLIGHT: count(500),
  UPLOADS_IN_FLIGHT: count(50),
  BODY_SECONDS: count(10),
  FREE_DISK_MB: count(500),
  STOP_SECONDS: count(5),
  PREVIEW_TIME_LIMIT_SECONDS: count(300),
  RAW_CLIP_MB: count(200),
  RAW_CLIP_SECONDS: count(300),
  RAW_CLIP_TIME_LIMIT_SECONDS: count(900),
  SILENT_SECONDS: count(30),
  READY_LAG_EVENTS: count(10_000),
  IMAGES: z.string().min(1).optional(),
  ...engineFields,
});

/** Settings that may hold passwords, and may be given by files for that (`SMTP_URL_FILE`). Those of Kafka are read at each new connection. */
const READ_AT_START = ['EVENT_LOG', 'DOCUMENTS', 'SEARCH', 'JOBS', 'SMTP_URL', 'FIREBASE_API_KEY', 'FIREBASE_HASH_KEY'];

/** Videos that clips are cut out of. */
export interface RawSettings {
  /** Of the largest. */
  readonly bytes: number;
  /** Of the longest. */
  readonly seconds: number;
  /** Looking at one, or cutting it, is given up after this long. */
  readonly timeLimitMs: number;
}

/** Limits per user or per address. */
/** What an account may add in its first day; 0 = as much as any. */
export interface NewUserLimits {
  readonly combos: number;
  readonly comments: number;
  readonly guides: number;
}

export interface RateSettings {
  readonly on: boolean;
  readonly likesPerMinute: number;
  readonly commentsPerMinute: number;
  readonly reportsPerHour: number;
  readonly newUser: NewUserLimits;
  readonly uploadsPerDay: number;
  readonly uploadBytesPerDay: number;
  readonly commandsPerMinute: number;
  readonly exportsPerDay: number;
  readonly signUpsPerHour: number;
  readonly signInsPerMinute: number;
  /** At the password of one account, from addresses where nobody has signed in to it. */
  readonly guessesPerHour: number;
  readonly resetsPerHour: number;
  readonly searchesPerSecond: number;
  /** Reads of the API by one address, searches among them. */
  readonly readsPerMinute: number;
}

/** How much is let in at once. */
export interface LoadSettings {
  /** Requests that have come and are not answered, by what they cost; of one address half of it. */
  readonly reads: number;
  readonly lists: number;
  readonly writes: number;
  readonly uploads: number;
  /** Uploads leave so much of the disk free, in bytes. */
  readonly leastFreeBytes: number;
  /** In each such stretch, in ms, a body brings 2 KB or its end. */
  readonly bodyMs: number;
  /** Requests at hand may go on for so long when the server stops, in ms. */
  readonly stopMs: number;
}

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Where each process of the distributed set tells its health and figures. */
  readonly healthPort: number;
  readonly dataDir: string;
  /** Makes links, token issuer and audience. Without trailing slash. */
  readonly publicUrl: string;
  readonly trustedProxies: readonly string[];
  /** Origins whose pages may read what everybody may read; `*` = all of them. */
  readonly corsOrigins: readonly string[];
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Where spans are sent, as OTLP over HTTP; null = nowhere, and none are made. */
  readonly tracesUrl: string | null;
  readonly smtpUrl: string | null;
  /** Where pages tell that they were opened; null = nowhere. */
  readonly analyticsUrl: string | null;
  /** Keep what was looked for in vain, without who looked. */
  readonly searchLog: boolean;
  readonly mailFrom: string;
  readonly requireVerifiedEmail: boolean;
  readonly rates: RateSettings;
  readonly load: LoadSettings;
  readonly previewTimeLimitMs: number;
  readonly raw: RawSettings;
  /** A thread or process of this one that says nothing for so long is started again. */
  readonly silentMs: number;
  /** More events behind the log than this, views or index count as not ready. */
  readonly readyLagEvents: number;
  /** Pictures in place of the generated emblems. */
  readonly images: ImageAddresses;
  /** null: the built-in engines of one machine. */
  readonly engines: DistributedEngines | null;
}

/** On a site that the whole world can reach. */
const NEW_ON_PUBLIC_SITE: NewUserLimits = { combos: 5, comments: 20, guides: 3 };
/** Where everybody is new on the first day, and known. */
const NEW_AT_HOME: NewUserLimits = { combos: 0, comments: 0, guides: 0 };

function newUserLimits(env: z.output<typeof Environment>): NewUserLimits {
  const standard = env.PUBLIC_URL?.startsWith('https:') === true ? NEW_ON_PUBLIC_SITE : NEW_AT_HOME;
  return {
    combos: env.NEW_USER_COMBOS ?? standard.combos,
    comments: env.NEW_USER_COMMENTS ?? standard.comments,
    guides: env.NEW_USER_GUIDES ?? standard.guides,
  };
}

function imagesOf(file: string): ImageAddresses {
  try {
    return readImages(file);
  } catch (error) {
    throw new SettingsError(`IMAGES: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Divided by commas. */
const listed = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** As OpenTelemetry's standard has it: an address for traces alone is taken as it is. */
function tracesUrlOf(env: z.output<typeof Environment>): string | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces } = env;
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return null;
  return traces ?? (all === undefined ? null : `${all.replace(/\/+$/, '')}/v1/traces`);
}

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

function originsOf(text: string): readonly string[] {
  const origins = listed(text);
  const wrong = origins.find((each) => each !== '*' && !isOrigin(each));
  if (wrong !== undefined)
    throw new SettingsError(
      `CORS_ORIGINS: '${wrong}' is not an origin such as https://tool.example (no path, no slash at the end); * is all of them.`,
    );
  return origins;
}

/**
 * Reads and checks the settings; the only place that knows their names.
 * @throws SettingsError with one line per fault
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.entries(withFiles(environment, READ_AT_START)).filter(([, value]) => value !== '');
  const parsed = Environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  }
  const env = parsed.data;
  const faults = engineFaults(env);
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  if (env.RATE_LIMITS === 'off' && !isLoopback(env.HOST)) {
    throw new SettingsError(
      `RATE_LIMITS=off is accepted only when HOST is loopback; HOST is ${env.HOST}. Remove RATE_LIMITS.`,
    );
  }
  return {
    host: env.HOST,
    port: env.PORT,
    healthPort: env.HEALTH_PORT,
    dataDir: env.DATA_DIR,
    publicUrl: (
      env.PUBLIC_URL ?? `http://${env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST}:${String(env.PORT)}`
    ).replace(/\/+$/, ''),
    trustedProxies: listed(env.TRUSTED_PROXIES),
    corsOrigins: originsOf(env.CORS_ORIGINS),
    logLevel: env.LOG_LEVEL,
    tracesUrl: tracesUrlOf(env),
    smtpUrl: env.SMTP_URL ?? null,
    analyticsUrl: env.ANALYTICS_URL ?? null,
    searchLog: env.SEARCH_LOG === 'on',
    mailFrom: env.MAIL_FROM,
    requireVerifiedEmail: env.REQUIRE_VERIFIED_EMAIL,
    images: env.IMAGES === undefined ? {} : imagesOf(env.IMAGES),
    previewTimeLimitMs: env.PREVIEW_TIME_LIMIT_SECONDS * 1000,
    raw: {
      bytes: env.RAW_CLIP_MB * 1024 ** 2,
      seconds: env.RAW_CLIP_SECONDS,
      timeLimitMs: env.RAW_CLIP_TIME_LIMIT_SECONDS * 1000,
    },
    silentMs: env.SILENT_SECONDS * 1000,
    readyLagEvents: env.READY_LAG_EVENTS,
    engines: readEngines(env),
    load: {
      reads: env.READS_IN_FLIGHT,
      lists: env.LISTS_IN_FLIGHT,
      writes: env.WRITES_IN_FLIGHT,
      uploads: env.UPLOADS_IN_FLIGHT,
      leastFreeBytes: env.FREE_DISK_MB * 1024 ** 2,
      bodyMs: env.BODY_SECONDS * 1000,
      stopMs: env.STOP_SECONDS * 1000,
    },
    rates: {
      on: env.RATE_LIMITS === 'on',
      likesPerMinute: env.LIKES_PER_MINUTE,
      commentsPerMinute: env.COMMENTS_PER_MINUTE,
      reportsPerHour: env.REPORTS_PER_HOUR,
      newUser: newUserLimits(env),
      uploadsPerDay: env.UPLOADS_PER_DAY,
      uploadBytesPerDay: env.UPLOAD_BYTES_PER_DAY,
      commandsPerMinute: env.COMMANDS_PER_MINUTE,
      exportsPerDay: env.EXPORTS_PER_DAY,
      signUpsPerHour: env.SIGN_UPS_PER_HOUR,
      signInsPerMinute: env.SIGN_INS_PER_MINUTE,
      guessesPerHour: env.GUESSES_PER_HOUR,
      resetsPerHour: env.RESETS_PER_HOUR,
      searchesPerSecond: env.SEARCHES_PER_SECOND,
      readsPerMinute: env.READS_PER_MINUTE,
    },
  };
}

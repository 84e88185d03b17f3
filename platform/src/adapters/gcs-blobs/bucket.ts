import { IdempotencyStrategy, Storage, type Bucket } from '@google-cloud/storage';
import { isNobody } from '../../config/reach.js';
import type { Absence } from '../../supervision/absence.js';

/** While nobody answers, how often it is asked whether somebody does, in ms, beside the library's own retries. */
const AGAIN_MS = 2000;

export interface GcsCredentials {
  readonly client_email: string;
  readonly private_key: string;
}

/** Of the library's own retries. Whatever we send may be sent again: the last writer of a key wins anyhow. */
const RETRIES = {
  autoRetry: true,
  maxRetries: 3,
  /** Both in seconds. */
  maxRetryDelay: 8,
  totalTimeout: 60,
  idempotencyStrategy: IdempotencyStrategy.RetryAlways,
};

export interface BucketPlace {
  readonly bucket: string;
  /** null: Google's own. One that is not Google's is an emulator: it is asked without credentials, unless some are given. */
  readonly endpoint: string | null;
  /** null: that of the credentials. */
  readonly projectId: string | null;
  /** null: those of the machine (Application Default Credentials). */
  readonly credentials: GcsCredentials | null;
  /** The longest wait before a request is sent again, in seconds, at least 1. Standard: 8. */
  readonly maxRetryDelay?: number;
  /** Given, the bucket is opened while nobody answers too, and looked at again until somebody does; told here meanwhile. */
  readonly absence?: Absence;
}

export interface OpenedBucket {
  readonly bucket: Bucket;
  /** What a request of our own must carry. */
  readonly headers: (url: string) => Promise<Readonly<Record<string, string>>>;
}

/** @throws Error in words when the bucket is missing or cannot be used */
export async function openBucket({
  bucket: name,
  endpoint,
  projectId,
  credentials,
  maxRetryDelay = RETRIES.maxRetryDelay,
  absence,
}: BucketPlace): Promise<OpenedBucket> {
  const signed = endpoint === null || credentials !== null || /\.googleapis\.com\/?$/.test(endpoint);
  const storage = new Storage({
    retryOptions: { ...RETRIES, maxRetryDelay },
    useAuthWithCustomEndpoint: signed,
    ...(endpoint === null ? {} : { apiEndpoint: endpoint }),
    ...(projectId === null && signed ? {} : { projectId: projectId ?? 'none' }),
    ...(credentials === null ? {} : { credentials }),
  });
  const bucket = storage.bucket(name);
  // needs no more rights than the work itself does
  const look = (): Promise<unknown> => bucket.getFiles({ maxResults: 1, autoPaginate: false });
  try {
    await look();
  } catch (error) {
    if (absence === undefined || !isNobody(error)) throw new Error(refusalOf(name, error), { cause: error });
    untilThere(look, absence, error);
  }
  return { bucket, headers: async (url) => (signed ? { ...(await storage.authClient.getRequestHeaders(url)) } : {}) };
}

/** Asks again and again, beside everything else, and tells so meanwhile. */
function untilThere(look: () => Promise<unknown>, absence: Absence, error: unknown): void {
  absence.away(error);
  setTimeout(() => {
    look().then(
      () => {
        absence.back();
      },
      (again: unknown) => {
        untilThere(look, absence, again);
      },
    );
  }, AGAIN_MS).unref();
}

function refusalOf(name: string, error: unknown): string {
  const status = statusOf(error);
  if (status === 404)
    return `There is no bucket '${name}' (BLOBS). Make it, for instance with: gcloud storage buckets create gs://${name} --uniform-bucket-level-access`;
  if (status === 401 || status === 403)
    return `The credentials of this machine may not use the bucket '${name}' (BLOBS). Give them the role roles/storage.objectUser on it.`;
  const reason = error instanceof Error ? error.message : String(error);
  if (reason.includes('default credentials'))
    return `There are no Google credentials on this machine for the bucket '${name}' (BLOBS). Set GOOGLE_APPLICATION_CREDENTIALS to a service account's key file.`;
  return `The bucket '${name}' (BLOBS) cannot be reached: ${reason}`;
}

/** HTTP status with which the store refused; null for every other error. */
export function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'number' ? error.code : null;
}

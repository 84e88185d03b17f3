import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { DamagedDataError } from './damaged-data.js';

/** Where each part of an installation lies. */
export interface DataFolder {
  readonly root: string;
  readonly events: string;
  readonly documents: string;
  readonly search: string;
  readonly auth: string;
  readonly jobs: string;
  readonly keys: string;
  readonly blobs: string;
  /** Uploads in flight; emptied at start. */
  readonly incoming: string;
  readonly previewWork: string;
  readonly lock: string;
  /** Unix socket for the operator's commands. */
  readonly control: string;
  readonly secrets: Secrets;
}

const KEYS = 'the keys of this installation';

const Secrets = z.object({ installation: z.string(), ids: z.string(), sessions: z.string() });
type Secrets = z.infer<typeof Secrets>;

/** Secrets are made once, readable by their owner alone, and never defaulted: others would void every session and id of a log that is there. */
function secretsIn(file: string, events: string): Secrets {
  if (!existsSync(file)) {
    if (existsSync(events)) throw new DamagedDataError('secrets.json', KEYS, { isGone: true });
    const make = (): string => randomBytes(32).toString('base64url');
    writeFileSync(`${file}.new`, JSON.stringify({ installation: make().slice(0, 12), ids: make(), sessions: make() }), {
      mode: 0o600,
      flush: true,
    });
    renameSync(`${file}.new`, file);
  }
  chmodSync(file, 0o600);
  return parsedSecrets(readFileSync(file, 'utf8'));
}

/** @throws DamagedDataError */
function parsedSecrets(text: string): Secrets {
  try {
    return Secrets.parse(JSON.parse(text));
  } catch (error) {
    // not the cause: it quotes the file
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    throw new DamagedDataError('secrets.json', KEYS);
  }
}

/** Makes the folder and its secrets when they are missing. @throws DamagedDataError */
export function openDataFolder(folder: string): DataFolder {
  const root = resolve(folder);
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const at = (...parts: string[]): string => join(root, ...parts);
  return {
    root,
    events: at('events.sqlite'),
    documents: at('documents.sqlite'),
    search: at('search.sqlite'),
    auth: at('auth.sqlite'),
    jobs: at('jobs.sqlite'),
    keys: at('keys.sqlite'),
    blobs: at('blobs'),
    incoming: at('incoming'),
    previewWork: at('preview-work'),
    lock: at('lock.sqlite'),
    control: at('control.sock'),
    secrets: secretsIn(at('secrets.json'), at('events.sqlite')),
  };
}

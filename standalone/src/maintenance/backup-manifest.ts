import { hash } from 'node:crypto';
import { createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { lstat, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentHash, fileHash } from '@combolab/platform';
import { z } from 'zod';

/** Written last: a folder without it is no finished backup. */
export const BACKUP_MARK = 'backup.json';
/** Every file of the backup but these two, a line of JSON each. */
export const MANIFEST = 'manifest.jsonl';

/** Findings that are told one by one. */
const TOLD = 20;

const Mark = z.object({
  takenAt: z.string(),
  files: z.number(),
  bytes: z.number(),
  /** SHA-256 of the manifest; absent from backups of before there was one. */
  manifest: z.string().optional(),
  /** Of the log as it was copied: how far it goes, and the hash that proves all of it. */
  head: z.object({ position: z.number(), hash: z.string() }).optional(),
  /** SHA-256 of all this but itself, as JSON. */
  own: z.string().optional(),
});
export type BackupMark = z.infer<typeof Mark>;

const Entry = z.object({ file: z.string(), size: z.number(), sha256: z.string() });
type Entry = z.infer<typeof Entry>;

/** Everything in a folder but folders, by its path from there; links too, which are not followed. */
async function* entriesBelow(folder: string, above = ''): AsyncIterable<{ file: string; entry: Dirent }> {
  const entries = await readdir(join(folder, above), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = above === '' ? entry.name : `${above}/${entry.name}`;
    if (entry.isDirectory()) yield* entriesBelow(folder, file);
    else if (file !== MANIFEST && file !== BACKUP_MARK) yield { file, entry };
  }
}

async function* manifestLines(folder: string): AsyncIterable<string> {
  for await (const { file } of entriesBelow(folder)) {
    const path = join(folder, file);
    const entry: Entry = { file, size: (await lstat(path)).size, sha256: await fileHash(path) };
    yield `${JSON.stringify(entry)}\n`;
  }
}

/** Writes down what a backup holds, durably. @returns the hash of the manifest */
export async function writeManifest(folder: string): Promise<string> {
  const path = join(folder, MANIFEST);
  await pipeline(Readable.from(manifestLines(folder)), createWriteStream(path, { mode: 0o600, flush: true }));
  return fileHash(path);
}

/** Of the fields in the order of the schema. */
const ownHash = (mark: Omit<BackupMark, 'own'>): string =>
  hash('sha256', JSON.stringify(Mark.parse(mark)), 'base64url');

/** Durably, after everything else. */
export async function writeMark(folder: string, mark: Omit<BackupMark, 'own'>): Promise<void> {
  const file = await open(join(folder, BACKUP_MARK), 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify({ ...Mark.parse(mark), own: ownHash(mark) })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function readMark(folder: string): Promise<Omit<BackupMark, 'own'> | string> {
  let text: string;
  try {
    text = await readFile(join(folder, BACKUP_MARK), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return `${folder} is no finished backup: there is no ${BACKUP_MARK} in it.`;
  }
  const damaged = `${BACKUP_MARK} is damaged: it is not what a backup writes there.`;
  try {
    const { own, ...mark } = Mark.parse(JSON.parse(text));
    const isOld = own === undefined && mark.manifest === undefined;
    return isOld || (own === ownHash(mark) && text === `${JSON.stringify({ ...mark, own })}\n`) ? mark : damaged;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return damaged;
    throw error;
  }
}

/** Why a file is not what the manifest says; null when it is. */
async function faultOf(folder: string, { file, size, sha256 }: Entry): Promise<string | null> {
  const path = join(folder, file);
  const found = await lstat(path).catch(() => null);
  if (found === null) return `${file} is missing.`;
  // told of already, as what it is
  if (!found.isFile()) return null;
  if (found.size !== size) return `${file} has ${String(found.size)} bytes; ${String(size)} were written.`;
  return (await contentHash(createReadStream(path))) === sha256
    ? null
    : `${file} is not what was written: its hash differs.`;
}

async function* faultsByManifest(folder: string, listed: Set<string>): AsyncIterable<string> {
  for await (const line of createInterface({ input: createReadStream(join(folder, MANIFEST)) })) {
    const entry = Entry.parse(JSON.parse(line));
    listed.add(entry.file);
    const fault = await faultOf(folder, entry);
    if (fault !== null) yield fault;
  }
}

/** What a backup of before there were manifests must have at least. */
const NEEDED = ['events.sqlite', 'auth.sqlite', 'secrets.json'];

async function* faultsOf(folder: string): AsyncIterable<string> {
  const mark = await readMark(folder);
  if (typeof mark === 'string') {
    yield mark;
    return;
  }
  const listed = new Set<string>();
  if (mark.manifest === undefined) {
    for (const file of NEEDED)
      if ((await lstat(join(folder, file)).catch(() => null)) === null) yield `${file} is missing.`;
  } else {
    const found = await fileHash(join(folder, MANIFEST)).catch(() => null);
    if (found === null) yield `${MANIFEST} is missing.`;
    else if (found !== mark.manifest) yield `${MANIFEST} is damaged: its hash differs from what ${BACKUP_MARK} says.`;
    else yield* faultsByManifest(folder, listed);
    if (found !== mark.manifest) return;
  }
  for await (const { file, entry } of entriesBelow(folder)) {
    if (!entry.isFile()) yield `${file} is ${entry.isSymbolicLink() ? 'a link' : 'no file'}: a backup has none.`;
    else if (mark.manifest !== undefined && !listed.has(file)) yield `${file} is not of this backup.`;
  }
}

/** Compares a finished backup with what it says of itself. @returns what is wrong, in words; of very much the beginning */
export async function checkBackup(folder: string): Promise<readonly string[]> {
  const faults: string[] = [];
  let more = 0;
  for await (const fault of faultsOf(folder))
    if (faults.length < TOLD) faults.push(fault);
    else more += 1;
  return more === 0 ? faults : [...faults, `… and ${String(more)} more like these.`];
}

/** Whether a backup, whose check found nothing, says what its files hold. */
export const hasManifest = async (folder: string): Promise<boolean> => {
  const mark = await readMark(folder);
  return typeof mark !== 'string' && mark.manifest !== undefined;
};

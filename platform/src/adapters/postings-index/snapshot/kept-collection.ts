import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { FIELDS_VERSION } from '@combolab/contracts/plain';
import type { Collection, PackedCollection } from '../collection.js';
import { readSnapshot, removeSnapshot, writeSnapshot } from './file.js';

/** Folders whose code makes a collection of documents: another version of it would make another one of the same. */
const MAKERS = ['../', './', '../../search-text/', '../../../ranking/'];

let made: string | null = null;

/** Names the code that collections are made by: a snapshot is good for the very same alone. */
function maker(): string {
  if (made !== null) return made;
  const hash = createHash('sha256').update(String(FIELDS_VERSION));
  for (const folder of MAKERS) {
    const url = new URL(folder, import.meta.url);
    const names = readdirSync(url).filter((name) => name.endsWith('.js'));
    for (const name of names.sort()) hash.update(readFileSync(new URL(name, url)));
  }
  return (made = hash.digest('base64url').slice(0, 16));
}

/** A collection as it was at one moment, in a file: read in seconds where making it of its documents takes minutes. */
export class KeptCollection {
  constructor(private readonly path: string) {}

  /** Writes it in place of the one there was. @returns by what it is asked for. @throws Error of the system */
  write(collection: Collection): string {
    const stamp = `${maker()}.${randomBytes(9).toString('base64url')}`;
    writeSnapshot(this.path, stamp, (arrays) => collection.pack(arrays));
    return stamp;
  }

  /**
   * Fills an empty collection with what was written.
   * @returns whether there was one with this stamp, by this very code; if not, nothing was filled
   * @throws Error when the file is damaged; the collection is of no use then
   */
  readInto(collection: Collection, stamp: string): boolean {
    if (!stamp.startsWith(`${maker()}.`)) return false;
    const found = readSnapshot(this.path, stamp);
    if (found === null) return false;
    collection.unpack(found.packed as PackedCollection, found.arrays);
    return true;
  }

  remove(): void {
    removeSnapshot(this.path);
  }
}

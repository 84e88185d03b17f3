import type { Database, Statement } from '../sqlite/open-database.js';
import { CHAIN_START, isDamage, isIntact, nextLink, writtenDigest, type Seal } from '../event-log/seal.js';
import { KeyOrder } from './key-order.js';
import { charactersOf, EVENT_COLUMNS, linkFacts, PROOF_COLUMNS, type Row } from './rows.js';

/** Faults of the file itself that are told one by one. */
const TOLD = 20;
/** A step ends early at this many characters of data. */
const MAX_CHARACTERS = 4 * 1024 * 1024;

type ProvenRow = readonly [...Row, hash: string | null, seal: string | null];

/** Reads every event of a log and compares it with its hash, in steps of bounded size. */
export class Scrubber {
  readonly #database: Database;
  readonly #next: Statement;
  readonly #place: Statement;
  readonly #indexed: number;
  readonly #order: KeyOrder;
  #at = 0;
  /** The last event's hash as it is stored, and as it should be. */
  #links: readonly (string | null)[] = [CHAIN_START];

  /** @param file name of the database, for the words */
  constructor(
    database: Database,
    private readonly file: string,
  ) {
    this.#database = database;
    const prepare = (sql: string) => database.prepare(sql, { returnArrays: true });
    this.#next = prepare(
      `SELECT ${EVENT_COLUMNS}, ${PROOF_COLUMNS} FROM events WHERE position > ? ORDER BY position LIMIT ?`,
    );
    this.#place = prepare('SELECT position FROM event_streams WHERE stream = ? AND version = ?');
    [this.#indexed] = prepare('SELECT position FROM indexed').get() as [number];
    const end = prepare('SELECT max(position) FROM events');
    this.#order = new KeyOrder(0, () => (end.get() as [number])[0]);
  }

  /** Position and hash of the last event that was read; 0 and '' before the first. */
  get head(): { readonly position: number; readonly hash: string } {
    return { position: this.#at, hash: this.#links[0] ?? CHAIN_START };
  }

  /** What SQLite itself finds wrong with the file. */
  structure(): string[] {
    const rows = this.#database.prepare(`PRAGMA integrity_check(${String(TOLD)})`, { returnArrays: true }).all();
    const told = (rows as [string][]).map(([each]) => each).filter((each) => each !== 'ok');
    return [...told, ...this.#strayPlaces()];
  }

  /** Entries of the index by stream, which may be ahead of what it says it holds, that lead to no event of theirs. */
  #strayPlaces(): string[] {
    const stray = this.#database.prepare(
      `SELECT stream, version FROM event_streams AS place WHERE NOT EXISTS (
         SELECT 1 FROM events WHERE events.position = place.position
           AND events.stream = place.stream AND events.version = place.version
       ) LIMIT ${String(TOLD)}`,
      { returnArrays: true },
    );
    return (stray.all() as [string, number][]).map(
      ([stream, version]) => `the index by stream of ${this.file} leads elsewhere for ${stream}@${String(version)}`,
    );
  }

  /**
   * The next events, in their order.
   * @returns what is wrong with them, in words; null when there are no more
   * @throws Error when the file cannot be read any further
   */
  step(limit: number): string[] | null {
    const faults: string[] = [];
    const from = this.#at;
    let characters = 0;
    for (const row of this.#next.iterate(this.#at, limit) as IterableIterator<ProvenRow>) {
      if (this.#order.take(row[0])) faults.push(...this.#faultsOf(row));
      else faults.push(`${this.#name(row)} does not lie where its key says`);
      characters += charactersOf(row);
      if (characters >= MAX_CHARACTERS) break;
    }
    // rows that come without going on would come again and again
    return this.#at === from ? null : faults;
  }

  #faultsOf(row: ProvenRow): string[] {
    const [position, stream, version] = row;
    const faults: string[] = [];
    const isNext = position === this.#at + 1;
    if (!isNext) faults.push(`events ${String(this.#at + 1)} to ${String(position - 1)} of ${this.file} are missing`);
    const links = this.#check(row);
    const follows = links?.includes(row[11] ?? '') ?? false;
    if (links === null) faults.push(`${this.#name(row)} is not as it was written`);
    // what is there after a gap cannot follow what is not
    else if (isNext && !follows) faults.push(`${this.#name(row)} does not follow the event before it`);
    const indexed = this.#place.get(stream, version) as [number] | undefined;
    if (position <= this.#indexed && indexed?.[0] !== position)
      faults.push(`${this.#name(row)} is not where the index by stream has it`);
    this.#at = position;
    // when it is the hash that is damaged, the next event still knows the right one
    this.#links = follows ? [row[11]] : [row[11], ...(links ?? []).slice(0, 1)];
    return faults;
  }

  #name([position, stream, version, , type]: ProvenRow): string {
    return `event ${String(position)} of ${this.file} (${type}, ${stream}@${String(version)})`;
  }

  /** The hashes that an event may have, by those of the event before it; null when its data is not what its seal says. */
  #check(row: ProvenRow): string[] | null {
    const json = row[10];
    try {
      const seal = row[12] === null ? null : (JSON.parse(row[12]) as Seal);
      if (!isIntact(json, seal)) return null;
      const digest = writtenDigest(json, seal);
      const facts = linkFacts(row);
      return this.#links.map((link) => nextLink(link ?? CHAIN_START, facts, digest));
    } catch (error) {
      if (!isDamage(error)) throw error;
      return null;
    }
  }
}

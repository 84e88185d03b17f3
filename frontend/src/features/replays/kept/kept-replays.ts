import { atom, type WritableAtom } from 'nanostores';
import type { Readable } from '../../../shared/store/readable.js';
import { shelf, type ReplayShelf, type ShelvedReplay } from '../reading/shelf.js';
import { IdbKept } from './idb-kept.js';
import { readRow, rowOf, type KeptLimits, type KeptRows } from './kept-rows.js';

/** Some hundred evenings; a game has about a megabyte for each of its minutes. */
export const KEPT: KeptLimits = { games: 300, bytes: 500 * 2 ** 20 };
/** While files are read they are kept in such portions: reading comes first. */
const PORTION = 200;

export interface KeptState {
  /** What was kept is in the list, or it is known that nothing is. */
  readonly restored: boolean;
  /** How many replays are kept. */
  readonly count: number;
  /** Some are being kept. */
  readonly busy: boolean;
  /** Something could not be kept: the browser keeps nothing, or has no room left. */
  readonly failed: boolean;
}

/**
 * Keeps the replays of the list on this computer, files and what was found in them, so that they are there again after a
 * reload or on another day. A browser that keeps nothing is answered and never thrown: the list lives as long as the page.
 */
export class KeptReplays {
  readonly #state: WritableAtom<KeptState> = atom({ restored: false, count: 0, busy: false, failed: false });
  readonly state: Readable<KeptState> = this.#state;
  #restored: Promise<void> | null = null;
  /** Those that are kept, or could not be. */
  #tried = new WeakSet<File>();
  /** Goes up when all is forgotten. */
  #era = 0;
  #forgetting = false;

  constructor(
    private readonly shelf: ReplayShelf,
    private readonly rows: KeptRows,
    private readonly limits: KeptLimits = KEPT,
  ) {}

  /** Puts what was kept into the list, once; from then on what is read is kept. */
  restore(): Promise<void> {
    return (this.#restored ??= this.#restore());
  }

  /** Keeps nothing of the list, and then empties it: once it is seen to be empty, a reload brings nothing back. */
  async forget(): Promise<void> {
    this.#era += 1;
    this.#forgetting = true;
    this.shelf.stop();
    await this.rows.clear().catch(() => undefined);
    this.#forgetting = false;
    this.#tried = new WeakSet();
    this.shelf.clear();
    this.#change({ count: 0, failed: false });
  }

  async #restore(): Promise<void> {
    const era = this.#era;
    const kept = (await this.rows.all().catch(() => [])).flatMap((row) => readRow(row) ?? []);
    if (era === this.#era) {
      const replays = kept.filter((each): each is ShelvedReplay => !(each instanceof File));
      for (const { file } of replays) this.#tried.add(file);
      this.#change({ count: kept.length });
      this.shelf.restore(replays);
      this.shelf.add(kept.filter((each) => each instanceof File));
    }
    this.#change({ restored: true });
    this.shelf.state.listen(() => void this.#keep());
    await this.#keep();
  }

  /** The newest within the limits that are not kept yet. */
  #fresh(): readonly ShelvedReplay[] {
    if (this.#forgetting) return [];
    let bytes = 0;
    return this.shelf.state
      .get()
      .replays.toSorted((a, b) => b.file.lastModified - a.file.lastModified)
      .slice(0, this.limits.games)
      .filter(({ file }) => (bytes += file.size) <= this.limits.bytes && !this.#tried.has(file));
  }

  async #keep(): Promise<void> {
    if (this.#state.get().busy) return;
    const waits = () => this.shelf.state.get().reading && this.#fresh().length < PORTION;
    if (waits() || this.#fresh().length === 0) return;
    this.#change({ busy: true });
    while (!waits() && this.#fresh().length > 0) await this.#keepAll(this.#fresh());
    this.#change({ busy: false });
  }

  async #keepAll(replays: readonly ShelvedReplay[]): Promise<void> {
    const era = this.#era;
    let failed = false;
    for (const replay of replays) {
      if (era !== this.#era) return;
      this.#tried.add(replay.file);
      await this.rows.put(rowOf(replay)).catch(() => (failed = true));
    }
    const count = await this.rows.trim(this.limits).catch(() => 0);
    if (era === this.#era) this.#change({ count, failed });
  }

  #change(part: Partial<KeptState>): void {
    this.#state.set({ ...this.#state.get(), ...part });
  }
}

/** Those of the page's list. */
export const keptReplays = new KeptReplays(shelf, new IdbKept());

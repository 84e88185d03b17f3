import { atom, type WritableAtom } from 'nanostores';
import { readMany, type ReadFile } from '../../../entities/replay/read-many.js';
import type { FoundReplay } from '../../../entities/replay/replay.js';
import type { Readable } from '../../../shared/store/readable.js';
import { t } from '../texts.js';

/** A replay that was read, with the file it can be read from again. */
export interface ShelvedReplay {
  readonly file: File;
  readonly found: FoundReplay;
}

/** A file that is not among them, and why. */
export interface UnreadFile {
  readonly name: string;
  readonly why: string;
}

/** What was chosen so far and what became of it. */
export interface ShelfState {
  readonly replays: readonly ShelvedReplay[];
  readonly unread: readonly UnreadFile[];
  /** Not read yet; when nothing is being read they were left by a stop. */
  readonly waiting: readonly File[];
  readonly reading: boolean;
}

/** Five times a second a list grows visibly. */
const PAUSE = 200;
const EMPTY: ShelfState = { replays: [], unread: [], waiting: [], reading: false };
const keyOf = ({ name, size, lastModified }: File): string => `${name}/${String(size)}/${String(lastModified)}`;

/** The replays of this page: bytes are dropped once read, combos without presses stay. */
export class ReplayShelf {
  readonly #state: WritableAtom<ShelfState> = atom<ShelfState>(EMPTY);
  readonly state: Readable<ShelfState> = this.#state;
  readonly #known = new Set<string>();
  #reading: AbortController | null = null;
  /** Read, and not told yet. */
  #fresh: { readonly file: File; readonly read: ReadFile }[] = [];
  #pause: ReturnType<typeof setTimeout> | null = null;

  /**
   * @param read how many files are read; in tests another way
   * @param pause ms that pass between two tellings of what was read: a list that is drawn anew for each file takes
   * longer to draw than to read
   */
  constructor(
    private readonly read: typeof readMany = readMany,
    private readonly pause = PAUSE,
  ) {}

  /** Takes files in and reads them, each once however often it is chosen. */
  add(files: readonly File[], closed: readonly string[] = []): void {
    const fresh = files.filter((file) => this.#isNew(file));
    const { unread, waiting } = this.#state.get();
    this.#change({
      unread: [...unread, ...closed.map((name) => ({ name, why: t('theBrowserCouldNotOpen') }))],
      waiting: [...waiting, ...fresh],
    });
    void this.#go();
  }

  /** Puts replays in front that were read before. */
  restore(replays: readonly ShelvedReplay[]): void {
    const fresh = replays.filter(({ file }) => this.#isNew(file));
    if (fresh.length > 0) this.#change({ replays: [...fresh, ...this.#state.get().replays] });
  }

  /** Leaves what is not read yet. */
  stop(): void {
    this.#tell();
    this.#reading?.abort();
  }

  /** Goes on with what was left. */
  resume(): void {
    void this.#go();
  }

  /** Forgets everything. */
  clear(): void {
    this.stop();
    this.#known.clear();
    this.#fresh = [];
    this.#state.set(EMPTY);
  }

  #isNew(file: File): boolean {
    const key = keyOf(file);
    return !this.#known.has(key) && this.#known.add(key).has(key);
  }

  async #go(): Promise<void> {
    if (this.#reading !== null) return;
    // files that come meanwhile are read after those that were there
    for (let files = this.#state.get().waiting; files.length > 0; files = this.#state.get().waiting) {
      const reading = new AbortController();
      this.#reading = reading;
      this.#change({ reading: true });
      await this.read(files, {
        signal: reading.signal,
        onRead: (file, read) => {
          if (reading.signal.aborted) return;
          this.#fresh.push({ file, read });
          if (this.#pause === null) this.#tell();
        },
      });
      this.#tell();
      this.#reading = null;
      this.#change({ reading: false });
      if (reading.signal.aborted) return;
    }
  }

  /** Tells at once of what was read, and of what is read next after a pause. */
  #tell(): void {
    clearTimeout(this.#pause ?? undefined);
    this.#pause = null;
    const fresh = this.#fresh.splice(0);
    if (fresh.length === 0) return;
    this.#pause = setTimeout(() => {
      this.#tell();
    }, this.pause);
    const { replays, unread, waiting } = this.#state.get();
    const done = new Set(fresh.map(({ file }) => file));
    this.#change({
      waiting: waiting.filter((each) => !done.has(each)),
      replays: [
        ...replays,
        ...fresh.flatMap(({ file, read }) => ('found' in read ? [{ file, found: read.found }] : [])),
      ],
      unread: [
        ...unread,
        ...fresh.flatMap(({ file: { name }, read }) => ('why' in read ? [{ name, why: read.why }] : [])),
      ],
    });
  }

  #change(part: Partial<ShelfState>): void {
    this.#state.set({ ...this.#state.get(), ...part });
  }
}

/** One shelf for the whole page: who goes to the editor and comes back finds the list as it was. */
export const shelf = new ReplayShelf();

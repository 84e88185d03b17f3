import { atom, type WritableAtom } from 'nanostores';
import type { Readable } from '../../../shared/store/readable.js';
import { clipNameOf, isEmptyDraft, type DraftContent } from './draft.js';
import type { DraftStore, Kept } from './draft-store.js';
import { shareDraft } from './shared-drafts.js';

/** Changes that come closer together than this are written at once, in ms. */
const QUIET_MS = 300;
/** However long somebody goes on without a pause, this much is lost at most, in ms. */
const LONGEST_MS = 2000;

/** Whether the work is kept on this computer. */
export type Saved =
  | 'nothing'
  | 'saving'
  | 'saved'
  /** Only as long as the page is open. */
  | 'failed'
  /** Another page has changed the draft: this one writes no more. */
  | 'elsewhere';

export interface KeeperState {
  readonly saved: Saved;
  /** The clip is there after a reload too; null while there is none or it is being written. */
  readonly clipKept: boolean | null;
}

const savedAfter: Readonly<Record<Kept, Saved>> = { kept: 'saved', memory: 'failed', elsewhere: 'elsewhere' };

/** Keeps one draft up to date: every change is written soon, one write at a time, the newest state last. */
export class DraftKeeper {
  readonly #state: WritableAtom<KeeperState>;
  readonly state: Readable<KeeperState>;
  #content: DraftContent;
  #dirty = false;
  #ended = false;
  #writing: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #waitingSince: number | null = null;

  /** @param cursorOf the frame that is shown: it is written along with what else changed */
  constructor(
    private readonly store: DraftStore,
    readonly id: string,
    content: DraftContent,
    private existed: boolean,
    private cursorOf: () => number = () => content.cursor,
  ) {
    this.#content = content;
    const clipKept = existed && content.clip !== null ? true : null;
    this.state = this.#state = atom<KeeperState>({ saved: existed ? 'saved' : 'nothing', clipKept });
  }

  /** Whose draft it is. */
  get userId(): string {
    return this.store.userId;
  }

  get content(): DraftContent {
    return this.#content;
  }

  /** Where the shown frame is asked from now on. */
  askCursor(cursorOf: () => number): void {
    this.cursorOf = cursorOf;
  }

  /** Takes a change in. An empty draft that was never kept is not begun. */
  change(part: Partial<DraftContent>): void {
    const same = Object.entries(part).every(([name, value]) => this.#content[name as keyof DraftContent] === value);
    if (same || this.#isClosed()) return;
    this.#content = { ...this.#content, ...part };
    if (!this.existed && isEmptyDraft(this.#content)) return;
    this.#dirty = true;
    this.#tell({ saved: 'saving' });
    this.#writeSoon();
  }

  /** Keeps another clip, from the beginning of its upload. @returns whether it will be there after a reload */
  async putClip(clip: File | null): Promise<boolean> {
    if (this.#isClosed()) return false;
    this.#tell({ clipKept: null });
    // in this order a reload in between finds no clip rather than the wrong one
    this.change({ clip: clip === null ? null : clipNameOf(clip), uploadUrl: null, fromPhone: false });
    // a draft that is gone by now gets no clip either
    await this.flush();
    if (this.#isClosed()) return false;
    const kept = await this.store.putClip(this.id, clip);
    this.#tell({ clipKept: clip === null ? null : kept });
    return kept;
  }

  /** Writes at once what is not written yet. */
  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waitingSince = null;
    if (!this.#dirty || this.#isClosed()) return this.#writing ?? undefined;
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = null;
    });
    return this.#writing;
  }

  /** Forgets the draft for good: it became a combo, or was thrown away. */
  async end(): Promise<void> {
    this.#ended = true;
    const letGo = shareDraft(this.userId, this.id);
    await this.flush();
    await this.#writing;
    await this.store.remove(this.id).finally(letGo);
  }

  #isClosed(): boolean {
    return this.#ended || this.#state.get().saved === 'elsewhere';
  }

  #writeSoon(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    const now = Date.now();
    this.#waitingSince ??= now;
    const wait = Math.min(QUIET_MS, Math.max(0, this.#waitingSince + LONGEST_MS - now));
    this.#timer = setTimeout(() => void this.flush(), wait);
  }

  async #writeAll(): Promise<void> {
    while (this.#dirty && !this.#isClosed()) {
      this.#dirty = false;
      const kept = await this.store.write(this.id, { ...this.#content, cursor: this.cursorOf() });
      if (kept !== 'elsewhere') this.existed = true;
      // "saved" is said of all that was changed
      if (!this.#isDirty() || kept === 'elsewhere') this.#tell({ saved: savedAfter[kept] });
    }
  }

  /** Changes while something is written. */
  #isDirty(): boolean {
    return this.#dirty;
  }

  #tell(change: Partial<KeeperState>): void {
    const before = this.#state.get();
    const next = { ...before, ...change };
    if (next.saved !== before.saved || next.clipKept !== before.clipKept) this.#state.set(next);
  }
}

import { atom, type WritableAtom } from 'nanostores';
import type { Readable } from '../../../shared/store/readable.js';
import { patchOf, type Content, type Patch } from '../model/content.js';
import {
  answered,
  beginSending,
  canTake,
  edited,
  failed,
  heardOf,
  isUnsaved,
  keepMine,
  refusedAsStale,
  taken,
  takeTheirs,
  type Saving,
  type TroubleKind,
  type Version,
} from './saving.js';

/** What became of a save. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly version: number }
  | { readonly kind: 'stale'; readonly current: Version }
  | { readonly kind: TroubleKind; readonly error: unknown };

/** What the saver needs of the world. */
export interface SaverPorts {
  readonly send: (patch: Patch, baseVersion: number, key: string) => Promise<SaveResult>;
  /** The guide as the server has it; null when it cannot be fetched now. */
  readonly fetch: () => Promise<Version | null>;
  /** Keeps what is unsaved in this browser, or forgets it once nothing is. */
  readonly keep: (state: Saving) => void;
  readonly newKey: () => string;
}

/** Changes are kept in this browser this soon; ms. */
const KEEP_MS = 300;

/** Brings a guide to the server: by itself some seconds after an edit, or at once; keeps it here until it is there. */
export class GuideSaver {
  readonly #state: WritableAtom<Saving>;
  readonly state: Readable<Saving>;
  #due: ReturnType<typeof setTimeout> | null = null;
  #keeping: ReturnType<typeof setTimeout> | null = null;
  #fetching = false;
  #left = false;

  constructor(
    start: Saving,
    private readonly ports: SaverPorts,
    /** Told when the content was replaced by another one. */
    private readonly onReplaced: (content: Content, by: 'a later save' | 'a conflict') => void,
  ) {
    this.state = this.#state = atom(start);
    this.#plan();
  }

  edit(content: Content): void {
    this.#become(edited(this.#state.get(), content, Date.now()));
  }

  /** Saves now what is unsaved. */
  save(): void {
    const before = this.#state.get();
    this.#become(beginSending(before, this.ports.newKey));
    const { sending, saved } = this.#state.get();
    if (sending === null || before.sending !== null) return;
    this.#keepNow();
    void this.ports.send(patchOf(saved.content, sending.content), saved.version, sending.key).then((result) => {
      this.#settle(result);
    });
  }

  /** The connection is back: what could not be sent is sent. */
  retry(): void {
    if (this.#state.get().trouble?.kind === 'unsent') this.save();
  }

  /** The guide was saved; by whom, the version tells. */
  heard(version: number): void {
    this.#become(heardOf(this.#state.get(), version));
    void this.#take();
  }

  /** Asks which version the server has. */
  async look(): Promise<void> {
    const current = await this.ports.fetch();
    if (current !== null) this.heard(current.version);
  }

  /** The guide was deleted. */
  deleted(): void {
    this.#become(failed(this.#state.get(), 'gone', null, Date.now()));
  }

  /** Ends a conflict with our text. */
  keepMine(): void {
    this.#become(keepMine(this.#state.get(), Date.now()));
  }

  /** Ends a conflict with the other text. */
  takeTheirs(): void {
    const { conflict } = this.#state.get();
    if (conflict === null) return;
    this.#become(takeTheirs(this.#state.get()));
    this.onReplaced(conflict.content, 'a conflict');
  }

  /** Keeps at once what is unsaved: the page may be gone the next moment. */
  flush(): void {
    this.#keepNow();
  }

  /** The page is left: what is unsaved is kept, and sent once more. */
  leave(): void {
    this.#keepNow();
    this.save();
    this.#left = true;
    this.#plan();
  }

  /** The page is there (again). */
  stay(): void {
    this.#left = false;
    this.#plan();
  }

  #settle(result: SaveResult): void {
    const at = Date.now();
    if (result.kind === 'saved') this.#become(answered(this.#state.get(), result.version, at));
    else if (result.kind === 'stale') this.#become(refusedAsStale(this.#state.get(), result.current, at));
    else this.#become(failed(this.#state.get(), result.kind, result.error, at));
    this.#keepNow();
    if (this.#left && result.kind === 'saved') this.save();
    void this.#take();
  }

  async #take(): Promise<void> {
    if (this.#left || this.#fetching || !canTake(this.#state.get())) return;
    this.#fetching = true;
    const current = await this.ports.fetch().finally(() => {
      this.#fetching = false;
    });
    const before = this.#state.get();
    if (current !== null) this.#become(taken(before, current));
    if (this.#state.get().now !== before.now) this.onReplaced(this.#state.get().now, 'a later save');
  }

  #become(next: Saving): void {
    if (next === this.#state.get()) return;
    this.#state.set(next);
    this.#plan();
    this.#keeping ??= setTimeout(() => {
      this.#keepNow();
    }, KEEP_MS);
  }

  #plan(): void {
    if (this.#due !== null) clearTimeout(this.#due);
    this.#due = null;
    const { dueAt } = this.#state.get();
    if (dueAt === null || this.#left) return;
    this.#due = setTimeout(
      () => {
        this.save();
      },
      Math.max(0, dueAt - Date.now()),
    );
  }

  #keepNow(): void {
    if (this.#keeping !== null) clearTimeout(this.#keeping);
    this.#keeping = null;
    // what was kept when the page was left may have been gone on with by now
    if (!this.#left || !isUnsaved(this.#state.get())) this.ports.keep(this.#state.get());
  }
}

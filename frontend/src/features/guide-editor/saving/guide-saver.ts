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
  #state: Saving;
  #due: ReturnType<typeof setTimeout> | null = null;
  #keeping: ReturnType<typeof setTimeout> | null = null;
  #fetching = false;
  #left = false;
  readonly #listeners = new Set<() => void>();

  constructor(
    start: Saving,
    private readonly ports: SaverPorts,
    /** Told when the content was replaced by another one. */
    private readonly onReplaced: (content: Content, by: 'a later save' | 'a conflict') => void,
  ) {
    this.#state = start;
    this.#plan();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): Saving => this.#state;

  edit(content: Content): void {
    this.#become(edited(this.#state, content, Date.now()));
  }

  /** Saves now what is unsaved. */
  save(): void {
    const before = this.#state;
    this.#become(beginSending(before, this.ports.newKey));
    const { sending, saved } = this.#state;
    if (sending === null || before.sending !== null) return;
    this.#keepNow();
    void this.ports.send(patchOf(saved.content, sending.content), saved.version, sending.key).then((result) => {
      this.#settle(result);
    });
  }

  /** The connection is back: what could not be sent is sent. */
  retry(): void {
    if (this.#state.trouble?.kind === 'unsent') this.save();
  }

  /** The guide was saved; by whom, the version tells. */
  heard(version: number): void {
    this.#become(heardOf(this.#state, version));
    void this.#take();
  }

  /** Asks which version the server has. */
  async look(): Promise<void> {
    const current = await this.ports.fetch();
    if (current !== null) this.heard(current.version);
  }

  /** The guide was deleted. */
  deleted(): void {
    this.#become(failed(this.#state, 'gone', null, Date.now()));
  }

  /** Ends a conflict with our text. */
  keepMine(): void {
    this.#become(keepMine(this.#state, Date.now()));
  }

  /** Ends a conflict with the other text. */
  takeTheirs(): void {
    const { conflict } = this.#state;
    if (conflict === null) return;
    this.#become(takeTheirs(this.#state));
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
    if (result.kind === 'saved') this.#become(answered(this.#state, result.version, at));
    else if (result.kind === 'stale') this.#become(refusedAsStale(this.#state, result.current, at));
    else this.#become(failed(this.#state, result.kind, result.error, at));
    this.#keepNow();
    if (this.#left && result.kind === 'saved') this.save();
    void this.#take();
  }

  async #take(): Promise<void> {
    if (this.#left || this.#fetching || !canTake(this.#state)) return;
    this.#fetching = true;
    const current = await this.ports.fetch().finally(() => {
      this.#fetching = false;
    });
    const before = this.#state;
    if (current !== null) this.#become(taken(before, current));
    if (this.#state.now !== before.now) this.onReplaced(this.#state.now, 'a later save');
  }

  #become(next: Saving): void {
    if (next === this.#state) return;
    this.#state = next;
    this.#plan();
    this.#keeping ??= setTimeout(() => {
      this.#keepNow();
    }, KEEP_MS);
    for (const listener of this.#listeners) listener();
  }

  #plan(): void {
    if (this.#due !== null) clearTimeout(this.#due);
    this.#due = null;
    const { dueAt } = this.#state;
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
    if (!this.#left || !isUnsaved(this.#state)) this.ports.keep(this.#state);
  }
}

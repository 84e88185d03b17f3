import { isGoing } from '../../../shared/deleting/deletions.js';
import { claimedDrafts } from './draft-claim.js';
import { isRecord, readDraft, type ClipName, type Draft, type DraftContent } from './draft.js';
import { MemoryRows, type DraftKey, type DraftRows } from './draft-rows.js';
import { isBeingShared } from './shared-drafts.js';

/** More than these are not kept; the oldest that no tab works on goes. */
export const KEPT_DRAFTS = 20;

/** How a draft was kept. */
export type Kept =
  | 'kept'
  /** Only as long as this page is open: the browser keeps nothing, or has no room left. */
  | 'memory'
  /** Not at all: the draft was changed or removed elsewhere since this page read it. */
  | 'elsewhere';

export interface ListedDraft extends Draft {
  readonly id: string;
}

const savedAtOf = (row: unknown): number => (isRecord(row) && typeof row.savedAt === 'number' ? row.savedAt : 0);

/**
 * The drafts of one user on this computer. A browser that keeps nothing, or no more, is answered and never thrown: the
 * work goes on in memory, and what was kept before stays.
 */
export class DraftStore {
  /** What the browser would not keep. It is newer than what lies in `rows`. */
  readonly #memory = new MemoryRows();
  /** When the drafts that this page works on were saved last, as far as it knows. */
  readonly #known = new Map<string, number>();
  /** Those of them that lay in `rows` then. */
  readonly #stored = new Set<string>();
  /** Those that this page removed since it read them. */
  readonly #removed = new Set<string>();

  constructor(
    private readonly rows: DraftRows,
    readonly userId: string,
    private readonly now: () => number = Date.now,
    private readonly claimed: (userId: string) => Promise<ReadonlySet<string>> = claimedDrafts,
  ) {}

  #key(id: string): DraftKey {
    return { userId: this.userId, id };
  }

  /** Newest first, without those that are being deleted. */
  async list(): Promise<readonly ListedDraft[]> {
    const stored = await this.rows.all(this.userId).catch(() => []);
    const held = await this.#memory.all(this.userId);
    const rows = new Map([...stored, ...held].map(({ id, row }) => [id, row]));
    return [...rows]
      .flatMap(([id, row]) => {
        const draft = readDraft(row);
        return draft === null || isGoing('draft', id) ? [] : [{ id, ...draft }];
      })
      .sort((a, b) => b.savedAt - a.savedAt);
  }

  async newest(): Promise<ListedDraft | null> {
    return (await this.list())[0] ?? null;
  }

  /** null when there is none. From now on this page knows its state. */
  async read(id: string): Promise<Draft | null> {
    const held = await this.#memory.read(this.#key(id));
    const stored = await this.rows.read(this.#key(id)).catch(() => undefined);
    const draft = readDraft(held ?? stored);
    this.#known.set(id, draft?.savedAt ?? 0);
    this.#removed.delete(id);
    if (stored === undefined) this.#stored.delete(id);
    else this.#stored.add(id);
    return draft;
  }

  /**
   * Resolves when it is kept for good. What another page saved since this one read it is never overwritten, and a draft
   * that was removed does not come back.
   */
  async write(id: string, content: DraftContent): Promise<Kept> {
    if (this.#removed.has(id)) return 'elsewhere';
    const key = this.#key(id);
    const known = this.#known.get(id) ?? 0;
    const row: Draft = { ...content, savedAt: Math.max(this.now(), known + 1) };
    let written: boolean;
    try {
      written = await this.rows.write(
        key,
        row,
        (before) => savedAtOf(before) <= known && (before !== undefined || !this.#stored.has(id)),
      );
    } catch {
      await this.#memory.write(key, row, () => true);
      return 'memory';
    }
    if (!written) return 'elsewhere';
    this.#known.set(id, row.savedAt);
    this.#stored.add(id);
    await this.#memory.remove(key);
    await this.#letOldestGo();
    return 'kept';
  }

  /** The clip of a draft as a file; null when it is not kept here. */
  async clip(id: string, name: ClipName | null): Promise<File | null> {
    const key = this.#key(id);
    const clip = (await this.#memory.readClip(key)) ?? (await this.rows.readClip(key).catch(() => null));
    if (clip === null || name === null || clip.size !== name.size) return null;
    return new File([clip], name.name, { type: name.type, lastModified: name.lastModified });
  }

  /** Keeps the clip of a draft, or takes it away. @returns whether it will be there after a reload */
  async putClip(id: string, clip: Blob | null): Promise<boolean> {
    if (this.#removed.has(id)) return false;
    const key = this.#key(id);
    await this.#memory.writeClip(key, null);
    try {
      await this.rows.writeClip(key, clip);
      return true;
    } catch {
      await this.#memory.writeClip(key, clip);
      return clip === null;
    }
  }

  async remove(id: string): Promise<void> {
    this.#removed.add(id);
    await this.#memory.remove(this.#key(id));
    await this.rows.remove(this.#key(id)).catch(() => undefined);
  }

  async #letOldestGo(): Promise<void> {
    const stored = await this.rows.all(this.userId).catch(() => []);
    if (stored.length <= KEPT_DRAFTS) return;
    const open = await this.claimed(this.userId).catch(() => null);
    // one too many is better than one that somebody works on
    if (open === null) return;
    const oldest = stored
      .toSorted((a, b) => savedAtOf(b.row) - savedAtOf(a.row))
      .slice(KEPT_DRAFTS)
      .filter(({ id }) => !open.has(id) && !isBeingShared(this.userId, id));
    for (const { id } of oldest) await this.remove(id);
  }
}

/** Names a draft on this computer. */
export interface DraftKey {
  readonly userId: string;
  readonly id: string;
}

export interface DraftRow {
  readonly id: string;
  readonly row: unknown;
}

/**
 * Where drafts lie. Everything resolves once it is kept for good and rejects when it is not; what was there stays as it
 * was then.
 */
export interface DraftRows {
  all(userId: string): Promise<readonly DraftRow[]>;
  read(key: DraftKey): Promise<unknown>;
  /** `allow` sees what is there in the same step; false leaves it. @returns whether it was written */
  write(key: DraftKey, row: unknown, allow: (before: unknown) => boolean): Promise<boolean>;
  readClip(key: DraftKey): Promise<Blob | null>;
  /** null takes it away */
  writeClip(key: DraftKey, clip: Blob | null): Promise<void>;
  /** The draft and its clip. */
  remove(key: DraftKey): Promise<void>;
}

const nameOf = ({ userId, id }: DraftKey): string => JSON.stringify([userId, id]);

/** Drafts that live as long as the page. */
export class MemoryRows implements DraftRows {
  readonly #rows = new Map<string, { readonly key: DraftKey; readonly row: unknown }>();
  readonly #clips = new Map<string, Blob>();

  all(userId: string): Promise<readonly DraftRow[]> {
    const own = [...this.#rows.values()].filter(({ key }) => key.userId === userId);
    return Promise.resolve(own.map(({ key: { id }, row }) => ({ id, row })));
  }

  read(key: DraftKey): Promise<unknown> {
    return Promise.resolve(this.#rows.get(nameOf(key))?.row);
  }

  write(key: DraftKey, row: unknown, allow: (before: unknown) => boolean): Promise<boolean> {
    const allowed = allow(this.#rows.get(nameOf(key))?.row);
    if (allowed) this.#rows.set(nameOf(key), { key, row });
    return Promise.resolve(allowed);
  }

  readClip(key: DraftKey): Promise<Blob | null> {
    return Promise.resolve(this.#clips.get(nameOf(key)) ?? null);
  }

  writeClip(key: DraftKey, clip: Blob | null): Promise<void> {
    if (clip === null) this.#clips.delete(nameOf(key));
    else this.#clips.set(nameOf(key), clip);
    return Promise.resolve();
  }

  remove(key: DraftKey): Promise<void> {
    this.#rows.delete(nameOf(key));
    this.#clips.delete(nameOf(key));
    return Promise.resolve();
  }
}

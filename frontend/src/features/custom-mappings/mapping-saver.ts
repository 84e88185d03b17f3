import type { CustomMappings } from '@combolab/contracts';

export type SaveState =
  { readonly phase: 'idle' | 'saving' | 'saved' } | { readonly phase: 'failed'; readonly words: string };

/** Puts mappings onto the account. @returns why it failed, null when it did not */
export type PutMappings = (mappings: CustomMappings) => Promise<string | null>;

/**
 * Saves one after the other, so that an older one never arrives after a newer: while one is on its way only the newest
 * waits. What failed stays to be tried again.
 */
export class MappingSaver {
  #state: SaveState = { phase: 'idle' };
  #wanted: CustomMappings | null = null;
  #failed: CustomMappings | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly put: PutMappings) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly snapshot = (): SaveState => this.#state;

  save(mappings: CustomMappings): void {
    this.#wanted = mappings;
    this.#failed = null;
    if (this.#state.phase !== 'saving') void this.#run();
  }

  /** Tries once more what failed. */
  retry(): void {
    if (this.#failed !== null) this.save(this.#failed);
  }

  async #run(): Promise<void> {
    while (this.#wanted !== null) {
      const now = this.#wanted;
      this.#wanted = null;
      this.#tell({ phase: 'saving' });
      const words = await this.put(now);
      if (words === null || this.#hasNewer()) continue;
      this.#failed = now;
      this.#tell({ phase: 'failed', words });
      return;
    }
    this.#tell({ phase: 'saved' });
  }

  #hasNewer(): boolean {
    return this.#wanted !== null;
  }

  #tell(state: SaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

import type { CustomMappings } from '@combolab/contracts';
import { atom } from 'nanostores';
import type { Readable } from '../../shared/store/readable.js';

export type SaveState =
  | { readonly phase: 'idle' | 'saving' | 'saved' }
  | { readonly phase: 'failed'; readonly words: string };

/** Puts mappings onto the account. @returns why it failed, null when it did not */
export type PutMappings = (mappings: CustomMappings) => Promise<string | null>;

/**
 * Saves one after the other, so that an older one never arrives after a newer: while one is on its way only the newest
 * waits. What failed stays to be tried again.
 */
export class MappingSaver {
  readonly #state = atom<SaveState>({ phase: 'idle' });
  readonly state: Readable<SaveState> = this.#state;
  #wanted: CustomMappings | null = null;
  #failed: CustomMappings | null = null;

  constructor(private readonly put: PutMappings) {}

  save(mappings: CustomMappings): void {
    this.#wanted = mappings;
    this.#failed = null;
    if (this.#state.get().phase !== 'saving') void this.#run();
  }

  /** Tries once more what failed. */
  retry(): void {
    if (this.#failed !== null) this.save(this.#failed);
  }

  async #run(): Promise<void> {
    while (this.#wanted !== null) {
      const now = this.#wanted;
      this.#wanted = null;
      this.#state.set({ phase: 'saving' });
      const words = await this.put(now);
      if (words === null || this.#hasNewer()) continue;
      this.#failed = now;
      this.#state.set({ phase: 'failed', words });
      return;
    }
    this.#state.set({ phase: 'saved' });
  }

  #hasNewer(): boolean {
    return this.#wanted !== null;
  }
}

import type { DocumentsStore } from './documents-store.js';
import type { Tables } from './tables.js';
import { TablesReader } from './tables-reader.js';

/** The views as a process has them open that only reads them: a file that was put away is read on until it opens the next. */
export class ReadingDocuments extends TablesReader {
  #file = -1;
  #last: Tables | null = null;

  constructor(private readonly store: DocumentsStore) {
    super({
      tables: () => this.#read(),
      epochOf: (name) => this.#read().projections.get(name)?.epoch ?? 0,
      written: () => undefined,
    });
  }

  /** Opens the file that there is now. */
  reopen(): void {
    this.#file = this.store.files;
    this.#last = null;
  }

  /** @throws DiskError @throws Error while it has none open */
  #read(): Tables {
    if (this.store.files === this.#file) this.#last = this.store.read();
    if (this.#last === null) throw Object.assign(new Error('the views are not open'), { code: 'EBUSY' });
    return this.#last;
  }
}

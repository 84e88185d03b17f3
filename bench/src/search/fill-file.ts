import type { SearchDocument } from '@combolab/platform';
import { toBody } from '@combolab/platform/adapters/postings-index/body';
import { Store } from '@combolab/platform/adapters/postings-index/store';
import { documentStream } from './documents.js';

/** A file as an index that was killed leaves it behind. @param seen is told of each document */
export function fillFile(file: string, size: number, seen: (document: SearchDocument) => void = () => undefined): void {
  const store = new Store(file);
  store.transaction(() => {
    for (const document of documentStream(size, 1)) {
      const [epoch, n] = document.version;
      const { id, numLikes: likes, standing } = document;
      store.put('a', { ...{ id, epoch, n, likes, standing }, body: toBody(document) });
      seen(document);
    }
  });
  store.close();
}

import type { SearchAnswer, SearchIndex, SearchQuery } from '../../ports/search-index.js';
import { toBody } from './body.js';
import { SearchEngine } from './engine.js';
import { LivePart, type Part } from './part.js';
import { Store, type Row, type Slot } from './store.js';

export type Change = Parameters<SearchIndex['write']>[0][number];

const other = (slot: Slot): Slot => (slot === 'a' ? 'b' : 'a');

/** The file and what is in memory, always equal: memory follows a committed transaction. */
export class IndexState {
  readonly #store: Store;
  readonly #kept: LivePart;
  #live: Part;
  #next: Part | null = null;

  /** @param keptFrom of so many documents on what is in memory is kept in a file, too */
  constructor(file: string, keptFrom?: number) {
    this.#store = new Store(file);
    const slot = this.#store.fact('slot') === 'b' ? 'b' : 'a';
    this.#store.clear(other(slot));
    this.#kept = new LivePart(this.#store, file, keptFrom);
    this.#live = this.#kept.open(slot);
  }

  get size(): number {
    return this.#live.engine.collection.size;
  }

  search(query: SearchQuery): SearchAnswer {
    return this.#live.engine.search(query);
  }

  write(changes: readonly Change[]): void {
    const parts = this.#next === null ? [this.#live] : [this.#live, this.#next];
    const deletes = changes.some((change) => 'deleted' in change);
    const effects = this.#store.transaction(() => {
      if (deletes) this.#kept.outdates();
      return parts.flatMap((part) => changes.map((change) => this.#apply(part, change)));
    });
    if (deletes) this.#kept.drop();
    for (const effect of effects) effect?.();
  }

  beginRebuild(): void {
    const slot = other(this.#live.slot);
    this.#store.clear(slot);
    this.#next = { slot, engine: new SearchEngine() };
  }

  /** @throws Error when no rebuild is under way */
  swap(): void {
    const next = this.#next;
    if (next === null) throw new Error('no rebuild of the search index is under way');
    this.#store.transaction(() => {
      this.#store.setFact('slot', next.slot);
      this.#store.clear(other(next.slot));
      this.#kept.outdates();
    });
    this.#kept.drop();
    this.#live = next;
    this.#next = null;
  }

  checkpoint(): string | null {
    return this.#store.fact('checkpoint');
  }

  setCheckpoint(checkpoint: string): void {
    this.#store.setFact('checkpoint', checkpoint);
  }

  close(): void {
    this.#kept.close(this.#live);
    this.#store.close();
  }

  /** Stores a change unless it is old; answers what memory must do. */
  #apply({ slot, engine }: Part, change: Change): (() => void) | null {
    const [epoch, n] = change.version;
    const known = this.#store.get(slot, change.id);
    if (known !== undefined && !isNewer(epoch, n, known)) return null;
    const { id } = change;
    const { collection } = engine;
    if ('deleted' in change) {
      this.#store.put(slot, { id, epoch, n, likes: 0, standing: 0, body: null });
      return () => {
        collection.remove(id);
      };
    }
    const body = toBody(change);
    this.#store.put(slot, { id, epoch, n, likes: change.numLikes, standing: change.standing, body });
    const votesAlone = known?.body === body;
    if (slot === this.#live.slot) this.#kept.changes(id, !votesAlone);
    return votesAlone
      ? () => {
          collection.setVotes(id, change);
        }
      : () => {
          collection.put(change);
        };
  }
}

const isNewer = (epoch: number, n: number, than: Row): boolean =>
  epoch > than.epoch || (epoch === than.epoch && n > than.n);

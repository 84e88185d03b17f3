import type { SearchSort } from '@combolab/contracts';
import { recordOf } from '@combolab/contracts/plain';
import type { SearchDocument } from '../../ports/search-index.js';
import type { Columns } from './columns.js';
import type { ArraysIn, ArraysOut } from './snapshot/arrays.js';
import { SortedBlocks } from './sorted-blocks.js';

/** The orders that need nothing of a question: `standing` is that of `best` where nothing ranks. */
const ORDER_NAMES = ['new', 'liked', 'standing', 'easy', 'wide'] as const satisfies readonly (
  | SearchSort
  | 'standing'
)[];
export type OrderName = (typeof ORDER_NAMES)[number];

/** What votes change of a document. */
export type Votes = Pick<SearchDocument, 'numLikes' | 'standing'>;

/** Where a document stands in an order: value ascending, then newest first, then id descending. */
export interface Place {
  readonly value: number;
  /** Epoch ms. */
  readonly createdAt: number;
  readonly id: string;
}

/** The documents in each order one can ask for. */
export class Orders {
  readonly #values: Record<OrderName, (ordinal: number) => number>;
  readonly #blocks: Record<OrderName, SortedBlocks>;

  constructor(private readonly columns: Columns) {
    this.#values = {
      new: () => 0,
      liked: (ordinal) => -(columns.likes[ordinal] ?? 0),
      standing: (ordinal) => -(columns.standing[ordinal] ?? 0),
      easy: (ordinal) => columns.score[ordinal] ?? 0,
      wide: (ordinal) => (columns.low[ordinal] ?? 0) - (columns.high[ordinal] ?? 0),
    };
    const blocks = (name: OrderName): SortedBlocks => new SortedBlocks((a, b) => this.compare(name, a, b));
    this.#blocks = {
      new: blocks('new'),
      liked: blocks('liked'),
      standing: blocks('standing'),
      easy: blocks('easy'),
      wide: blocks('wide'),
    };
  }

  /** The array of each order. */
  pack(out: ArraysOut): Readonly<Record<OrderName, number>> {
    return recordOf(ORDER_NAMES, (name) => out.add(this.#blocks[name].toList()));
  }

  unpack(packed: Readonly<Record<OrderName, number>>, from: ArraysIn): void {
    for (const name of ORDER_NAMES) this.#blocks[name].fillSorted(from.get(Uint32Array, packed[name]));
  }

  fill(ordinals: Uint32Array): void {
    for (const blocks of this.#all()) blocks.fill(ordinals);
  }

  insert(ordinal: number): void {
    for (const blocks of this.#all()) blocks.insert(ordinal);
  }

  remove(ordinal: number): void {
    for (const blocks of this.#all()) blocks.remove(ordinal);
  }

  setVotes(ordinal: number, { numLikes, standing }: Votes): void {
    const { columns } = this;
    this.#move(ordinal, this.#blocks.liked, columns.likes, numLikes);
    this.#move(ordinal, this.#blocks.standing, columns.standing, standing);
  }

  /** A block can only be found by the value that it was put in with. */
  #move(ordinal: number, blocks: SortedBlocks, column: Float64Array, value: number): void {
    if (column[ordinal] === value) return;
    blocks.remove(ordinal);
    column[ordinal] = value;
    blocks.insert(ordinal);
  }

  compare(name: OrderName, a: number, b: number): number {
    const value = this.#values[name];
    const { createdAt, ids } = this.columns;
    return value(a) - value(b) || (createdAt[b] ?? 0) - (createdAt[a] ?? 0) || ids.compare(b, a);
  }

  placeOf(name: OrderName, ordinal: number): Place {
    const { createdAt, ids } = this.columns;
    return { value: this.#values[name](ordinal), createdAt: createdAt[ordinal] ?? 0, id: ids.at(ordinal) };
  }

  isAfter(name: OrderName, ordinal: number, place: Place): boolean {
    const { createdAt, ids } = this.columns;
    const order = this.#values[name](ordinal) - place.value || place.createdAt - (createdAt[ordinal] ?? 0);
    return (order || -ids.compareWith(ordinal, Buffer.from(place.id))) > 0;
  }

  /** Visits the documents after the place (null = all) in order until `visit` says false. */
  walk(name: OrderName, after: Place | null, visit: (ordinal: number) => boolean): void {
    this.#blocks[name].walk(after === null ? null : (ordinal) => this.isAfter(name, ordinal, after), visit);
  }

  #all(): SortedBlocks[] {
    return Object.values(this.#blocks);
  }
}

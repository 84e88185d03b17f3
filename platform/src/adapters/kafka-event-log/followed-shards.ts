import { allShards, covers, movedTo, shardName, type Offsets, type Shard } from './log-position.js';

/** Which shards a follower is to hand over, which it does hand over, and where it is in each. */
export class FollowedShards {
  readonly all: readonly Shard[];
  /** By name: shards that are handed over, or will be as soon as it is known what Kafka has of them. */
  #held: ReadonlySet<string>;
  /** By name: those of them that are handed over. */
  readonly #entered: Set<string>;
  #offsets: Offsets;

  /** @param begins whether all are handed over from the beginning; else none is before it is told which */
  constructor(
    partitions: number,
    after: Offsets,
    readonly begins: 'with all' | 'with none',
  ) {
    this.all = allShards(partitions);
    this.#held = new Set(begins === 'with all' ? this.all.map(shardName) : []);
    this.#entered = new Set(this.#held);
    this.#offsets = after;
  }

  get offsets(): Offsets {
    return this.#offsets;
  }

  /** Hands over these alone. @returns those new among them, which are at `after` now and have not been entered */
  hold(shards: readonly string[], after: Offsets): readonly Shard[] {
    const gained = this.all.filter((shard) => shards.includes(shardName(shard)) && !this.isHeld(shard));
    this.#held = new Set(shards);
    for (const name of this.#entered) if (!this.#held.has(name)) this.#entered.delete(name);
    for (const { context, partition } of gained)
      this.#offsets = movedTo(this.#offsets, context, partition, after[context][partition] ?? 0);
    return gained;
  }

  enter(shards: readonly Shard[]): void {
    for (const shard of shards) this.#entered.add(shardName(shard));
  }

  isHeld(shard: Shard): boolean {
    return this.#held.has(shardName(shard));
  }

  isEntered(shard: Shard): boolean {
    return this.#entered.has(shardName(shard));
  }

  /** Next offset to read of a shard. */
  next({ context, partition }: Shard): number {
    return this.#offsets[context][partition] ?? 0;
  }

  /** Goes on, never back. */
  move(shard: Shard, next: number): void {
    if (next > this.next(shard)) this.set(shard, next);
  }

  /** Also back, where Kafka has less than it had: topics that were made anew. */
  set({ context, partition }: Shard, next: number): void {
    this.#offsets = movedTo(this.#offsets, context, partition, next);
  }

  /** Whether everything up to these offsets was handed over; what is not held counts for nothing. */
  covers(target: Offsets): boolean {
    if (this.begins === 'with all') return covers(this.#offsets, target);
    return this.all
      .filter((shard) => this.isHeld(shard))
      .every((shard) => this.next(shard) >= (target[shard.context][shard.partition] ?? 0));
  }
}

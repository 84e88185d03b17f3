/** What one process has of what several share. */
export interface ShardsNow {
  /** What it may go on with. */
  readonly kept: readonly string[];
  /** What is its own still, `kept` among it: the rest is to be let go, as soon as nothing is done with it any more. */
  readonly held: readonly string[];
}

/** Shares the shards of some work out among processes; each shard is one process's at a time. */
export interface ShardMembership {
  readonly all: readonly string[];
  /** How often `beat` is to be called, ms. */
  readonly beatMs: number;
  /** The name that this process has now; null before it first asked. It gets another one when it was taken for dead. */
  readonly id: string | null;
  /**
   * A sign of life, and what is this process's after it: shards come when others let them go or die.
   * @throws Error when the store cannot be asked
   */
  beat(): Promise<ShardsNow>;
  /** Lets shards go. */
  free(shards: readonly string[]): Promise<void>;
  /** Whether this process wants all of them, as soon as the others have let them go. */
  demandAll(wanted: boolean): void;
  /** Notes what others bring to an end if this member dies, instead of what it noted before. @returns false when it was taken for dead */
  note(member: string, noted: unknown): Promise<boolean>;
  /** Lets everything go for good. */
  leave(): Promise<void>;
}

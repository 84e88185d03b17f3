const KINDS = [Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array] as const;

/** What a snapshot keeps of numbers. */
export type Numbers = InstanceType<(typeof KINDS)[number]>;
type Kind = (typeof KINDS)[number];
type Of<K extends Kind> = K extends { new (buffer: ArrayBuffer, at: number, length: number): infer N } ? N : never;

/** Every array begins at a multiple of it. */
const ALIGNED = 8;
const TEXTS_TOGETHER = 20_000;

const roundedUp = (bytes: number): number => Math.ceil(bytes / ALIGNED) * ALIGNED;

/** A snapshot that does not say what it should. */
export class DamagedSnapshotError extends Error {
  override readonly name = 'DamagedSnapshotError';
}

/** Gathers the arrays of a snapshot; each is a number from then on. */
export class ArraysOut {
  /** Of each array its kind and how many elements it has. */
  readonly table: number[] = [];
  readonly arrays: Numbers[] = [];

  add(numbers: Numbers): number {
    const kind = KINDS.findIndex((each) => numbers instanceof each);
    this.table.push(kind, numbers.length);
    return this.arrays.push(numbers) - 1;
  }

  texts(texts: readonly string[]): number[] {
    const parts: number[] = [];
    for (let at = 0; at < texts.length; at += TEXTS_TOGETHER)
      parts.push(this.add(new Uint8Array(Buffer.from(JSON.stringify(texts.slice(at, at + TEXTS_TOGETHER))))));
    return parts;
  }
}

/** The arrays of a snapshot, where they lie in memory; nothing is copied. */
export class ArraysIn {
  readonly #starts: Float64Array;

  /** @param from where the first begins in `buffer`, in bytes */
  constructor(
    private readonly buffer: ArrayBuffer,
    from: number,
    private readonly table: readonly number[],
  ) {
    this.#starts = new Float64Array(table.length / 2);
    let at = from;
    for (let n = 0; n < this.#starts.length; n += 1) {
      this.#starts[n] = at;
      at += sizeOf(table[2 * n] ?? 0, table[2 * n + 1] ?? 0);
    }
    if (at !== buffer.byteLength) throw new DamagedSnapshotError('its arrays are not as long as it says');
  }

  is(kind: Kind, n: number): boolean {
    return KINDS[this.table[2 * n] ?? -1] === kind;
  }

  get<K extends Kind>(kind: K, n: number): Of<K> {
    const start = this.#starts[n];
    if (start === undefined || !this.is(kind, n))
      throw new DamagedSnapshotError(`array ${String(n)} is no ${kind.name}`);
    return new kind(this.buffer, start, this.table[2 * n + 1] ?? 0) as Of<K>;
  }

  texts(parts: readonly number[]): string[] {
    return parts.flatMap((part) => JSON.parse(Buffer.from(this.get(Uint8Array, part)).toString()) as string[]);
  }
}

/** Bytes of an array in the file. */
export const sizeOf = (kind: number, length: number): number =>
  roundedUp((KINDS[kind]?.BYTES_PER_ELEMENT ?? 0) * length);

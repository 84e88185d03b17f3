/** How many sockets of one gateway watch a room. */
export interface WatchingHere {
  /** The gateway that counts. */
  readonly gateway: string;
  readonly room: string;
  readonly count: number;
}

interface Outside {
  /** To all gateways, this one too. */
  readonly publish: (here: WatchingHere) => void;
  /** To the sockets of this gateway. */
  readonly emit: (room: string, count: number) => void;
}

/** Changes within this time are told together, in ms. */
const SOON_MS = 500;
/** How often what has not changed is told again, in ms. */
export const REPEAT_MS = 30_000;
/** A gateway that is not heard of for so long is gone, in ms. */
const GONE_MS = 3 * REPEAT_MS;

/**
 * Who watches what at this moment, over all gateways: each tells the others how many of its own sockets are in a room.
 * Nothing of it is stored; a message that is lost is made good by the next.
 */
export class Watchers implements Disposable {
  readonly #here = new Map<string, number>();
  readonly #counts = new Map<string, Map<string, { readonly count: number; readonly until: number }>>();
  readonly #told = new Map<string, number>();
  readonly #changed = new Set<string>();
  #soon: NodeJS.Timeout | null = null;
  readonly #repeat: NodeJS.Timeout;

  constructor(
    private readonly gateway: string,
    private readonly outside: Outside,
  ) {
    this.#repeat = setInterval(() => {
      this.#repeatAll();
    }, REPEAT_MS);
    this.#repeat.unref();
  }

  /** A socket of this gateway came to a room, or went. @param by 1 or -1 */
  moved(room: string, by: 1 | -1): void {
    const count = (this.#here.get(room) ?? 0) + by;
    if (count > 0) this.#here.set(room, count);
    else this.#here.delete(room);
    this.#tell(room);
  }

  receive({ gateway, room, count }: WatchingHere): void {
    const counts = this.#counts.get(room) ?? new Map<string, { count: number; until: number }>();
    const isNew = !counts.has(gateway);
    if (count > 0) counts.set(gateway, { count, until: Date.now() + GONE_MS });
    else counts.delete(gateway);
    if (counts.size > 0) this.#counts.set(room, counts);
    else this.#counts.delete(room);
    if (isNew && count > 0 && gateway !== this.gateway && this.#here.has(room)) this.#tell(room);
    this.#emit(room);
  }

  /** How many watch a room as far as is known here. */
  countOf(room: string): number {
    const now = Date.now();
    return [...(this.#counts.get(room)?.values() ?? [])]
      .filter(({ until }) => until > now)
      .reduce((sum, { count }) => sum + count, 0);
  }

  #tell(room: string): void {
    this.#changed.add(room);
    this.#soon ??= setTimeout(() => {
      this.#soon = null;
      const rooms = [...this.#changed];
      this.#changed.clear();
      for (const each of rooms) this.#publish(each);
    }, SOON_MS).unref();
  }

  #publish(room: string): void {
    this.outside.publish({ gateway: this.gateway, room, count: this.#here.get(room) ?? 0 });
  }

  #repeatAll(): void {
    for (const room of this.#here.keys()) this.#publish(room);
    for (const room of this.#counts.keys()) this.#emit(room);
  }

  #emit(room: string): void {
    if (!this.#here.has(room)) {
      this.#told.delete(room);
      return;
    }
    const count = this.countOf(room);
    if (this.#told.get(room) === count) return;
    this.#told.set(room, count);
    this.outside.emit(room, count);
  }

  [Symbol.dispose](): void {
    clearInterval(this.#repeat);
    if (this.#soon !== null) clearTimeout(this.#soon);
  }
}

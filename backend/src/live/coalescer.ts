import { compareVersions, LIVE_LIMITS, type ViewMessage } from '@combolab/contracts';

type Comments = Extract<ViewMessage, { part: 'comments' }>;
type List = Extract<ViewMessage, { part: 'list' }>;
type Combo = Extract<ViewMessage, { part: 'combo' }>;

function mergeComments(earlier: Comments, later: Comments): Comments {
  const removed = new Set(later.commentsRemoved);
  const added = new Set(later.commentsAdded.map(({ _id }) => _id));
  const hidden = [
    ...(earlier.commentsHidden ?? []).filter((id) => !removed.has(id) && !added.has(id)),
    ...(later.commentsHidden ?? []),
  ];
  const kept = earlier.commentsAdded.filter(({ _id }) => !removed.has(_id) && !added.has(_id));
  return {
    ...later,
    from: earlier.from,
    commentsAdded: [...kept, ...later.commentsAdded],
    commentsRemoved: [
      ...new Set([...earlier.commentsRemoved.filter((id) => !added.has(id)), ...later.commentsRemoved]),
    ],
    ...(hidden.length === 0 ? {} : { commentsHidden: hidden }),
  };
}

function mergeList(earlier: List, later: List): List {
  const added = earlier.added.filter((id) => !later.removed.includes(id));
  const removed = earlier.removed.filter((id) => !later.added.includes(id));
  return {
    ...later,
    from: earlier.from,
    added: [...new Set([...added, ...later.added])],
    removed: [...new Set([...removed, ...later.removed])],
  };
}

const mergeCombo = (earlier: Combo, later: Combo): Combo => ({
  ...earlier,
  ...later,
  from: earlier.from,
  ...(earlier.changed === undefined && later.changed === undefined
    ? {}
    : { changed: { ...earlier.changed, ...later.changed } }),
});

/** Something was said between the two, and lost on its way here. */
const isGap = (earlier: ViewMessage, later: ViewMessage): boolean => compareVersions(later.from, earlier.to) > 0;

/**
 * Two messages of one part as one: absolute parts keep the last value, lists net out; first `from`, last `to`. Where one
 * between them was lost, and they tell changes alone, the later stands by itself: viewers see the gap, and fetch.
 */
export function mergeMessages(earlier: ViewMessage, later: ViewMessage): ViewMessage {
  if ((later.part === 'comments' || later.part === 'combo') && isGap(earlier, later)) return later;
  if (earlier.part === 'comments' && later.part === 'comments') return mergeComments(earlier, later);
  if (earlier.part === 'list' && later.part === 'list') return mergeList(earlier, later);
  if (earlier.part === 'combo' && later.part === 'combo') return mergeCombo(earlier, later);
  return { ...later, from: earlier.from };
}

/** Gap between two messages of one part to a room of this many viewers, in ms: 4 a second, slower for large rooms. */
export const gapMs = (viewers: number): number => Math.max(1000 / LIVE_LIMITS.perRoomPerSecond, viewers / 5);

interface Pending {
  message: ViewMessage | null;
  readonly timer: NodeJS.Timeout;
}

/** Lets the first message of a quiet room through at once and gathers what follows until its gap has passed. */
export class Coalescer implements Disposable {
  readonly #pending = new Map<string, Pending>();

  constructor(
    private readonly emit: (message: ViewMessage) => void,
    private readonly viewersOf: (room: string) => number,
  ) {}

  add(message: ViewMessage): void {
    const key = `${message.room}\n${message.part}`;
    const pending = this.#pending.get(key);
    if (pending !== undefined) {
      pending.message = pending.message === null ? message : mergeMessages(pending.message, message);
      return;
    }
    this.emit(message);
    this.#wait(key, message.room);
  }

  #wait(key: string, room: string): void {
    const timer = setTimeout(
      () => {
        const waiting = this.#pending.get(key)?.message ?? null;
        this.#pending.delete(key);
        if (waiting === null) return;
        this.emit(waiting);
        this.#wait(key, room);
      },
      gapMs(this.viewersOf(room)),
    );
    this.#pending.set(key, { message: null, timer });
  }

  [Symbol.dispose](): void {
    for (const { timer } of this.#pending.values()) clearTimeout(timer);
    this.#pending.clear();
  }
}

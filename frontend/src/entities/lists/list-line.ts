/** A change as it stands on the screen. */
export interface Shown {
  readonly undo: () => void;
}

interface Change {
  readonly show: () => readonly Shown[];
  shown: readonly Shown[];
  done: boolean;
}

const hide = (change: Change): void => {
  for (const each of [...change.shown].reverse()) each.undo();
};

/**
 * The changes of one list: shown the moment they are asked for, sent one after the other in that order.
 * One that was refused leaves the screen, and those after it stay.
 */
export class ListLine {
  #last: Promise<unknown> = Promise.resolve();
  readonly #changes: Change[] = [];
  #open = 0;
  #stale = false;

  /** Shows a change. The returned function ends it, and says whether the list is to be read again now. */
  begin(show: () => readonly Shown[]): (end: 'kept' | 'refused', stale: boolean) => boolean {
    const change: Change = { show, shown: show(), done: false };
    this.#changes.push(change);
    this.#open++;
    return (end, stale) => {
      if (end === 'refused') this.#drop(change);
      change.done = true;
      while (this.#changes[0]?.done === true) this.#changes.shift();
      this.#open--;
      this.#stale ||= stale || end === 'refused';
      if (this.#open > 0 || !this.#stale) return false;
      this.#stale = false;
      return true;
    };
  }

  /** Does a work when all before it have ended, failed or not. */
  send<T>(work: () => Promise<T>): Promise<T> {
    const sent = this.#last.then(work);
    this.#last = sent.catch(() => undefined);
    return sent;
  }

  /** Later changes were made upon this one: they are lifted, and put back without it. */
  #drop(change: Change): void {
    const at = this.#changes.indexOf(change);
    const after = this.#changes.slice(at + 1);
    for (const each of [...after].reverse()) hide(each);
    hide(change);
    this.#changes.splice(at, 1);
    for (const each of after) each.shown = each.show();
  }
}

const lines = new Map<string, ListLine>();

/** The line of one list. */
export function lineOf(listId: string): ListLine {
  const line = lines.get(listId) ?? new ListLine();
  lines.set(listId, line);
  return line;
}

/** Something a page does that the help and the command palette tell of, too. */
export interface PageAction {
  readonly label: string;
  readonly caps: readonly string[];
  /** Set off by a character alone. */
  readonly character: boolean;
  readonly enabled: () => boolean;
  readonly run: () => void;
}

interface Told {
  /** What they are called together. */
  readonly heading: string;
  readonly actions: readonly PageAction[];
}

const NONE: Told = { heading: '', actions: [] };
let told = NONE;
const listeners = new Set<() => void>();
const write = (next: Told) => {
  told = next;
  for (const listener of listeners) listener();
};

/** The actions of the page that is open. A page tells of them for as long as it is there. */
export const pageActions = {
  read: (): Told => told,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** @returns takes them back */
  tell(heading: string, actions: readonly PageAction[]): () => void {
    const mine = { heading, actions };
    write(mine);
    return () => {
      if (told === mine) write(NONE);
    };
  },
};

import { useSyncExternalStore } from 'react';
import { createSignal } from '../store/signal.js';
import { storedText } from './stored.js';

/** Something that this browser remembers, read from the stored text; what cannot be read is as `read` has it for null. */
export class StoredChoice<T> {
  private readonly stored;
  private readonly changed = createSignal();
  private last: { readonly text: string | null; readonly value: T } | null = null;

  constructor(
    key: string,
    private readonly parse: (text: string | null) => T,
    private readonly print: (value: T) => string = String,
  ) {
    this.stored = storedText(key);
  }

  /** The same object for as long as the text is the same. */
  readonly read = (): T => {
    const text = this.stored.read();
    if (this.last?.text !== text) this.last = { text, value: this.parse(text) };
    return (this.last as { readonly value: T }).value;
  };

  readonly write = (value: T): void => {
    this.stored.write(this.print(value));
    this.changed.tell();
  };

  readonly listen = this.changed.listen;
}

export const useChoice = <T>(choice: StoredChoice<T>): T => useSyncExternalStore(choice.listen, choice.read);

import { useSyncExternalStore } from 'react';
import { createSignal } from '../store/signal.js';
import { storedText } from './stored.js';

/** A switch that this browser remembers; on until it is switched off. */
export class StoredFlag {
  private readonly stored;
  private readonly changed = createSignal();

  constructor(key: string) {
    this.stored = storedText(key);
  }

  readonly read = (): boolean => this.stored.read() !== 'off';

  readonly write = (on: boolean): void => {
    this.stored.write(on ? null : 'off');
    this.changed.tell();
  };

  readonly listen = this.changed.listen;
}

export const useFlag = (flag: StoredFlag): boolean => useSyncExternalStore(flag.listen, flag.read);

import { useSyncExternalStore } from 'react';
import { storedText } from './stored.js';

/** A switch that this browser remembers; on until it is switched off. */
export class StoredFlag {
  private readonly stored;
  private readonly listeners = new Set<() => void>();

  constructor(key: string) {
    this.stored = storedText(key);
  }

  readonly read = (): boolean => this.stored.read() !== 'off';

  readonly write = (on: boolean): void => {
    this.stored.write(on ? null : 'off');
    for (const listener of this.listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
}

export const useFlag = (flag: StoredFlag): boolean => useSyncExternalStore(flag.subscribe, flag.read);

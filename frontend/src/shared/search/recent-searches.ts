import { useSyncExternalStore } from 'react';
import { storedText } from '../lib/stored.js';

const MOST = 8;
const stored = storedText('combolab.recent-searches');
const listeners = new Set<() => void>();
let list: readonly string[] | null = null;

function parsed(text: string | null): readonly string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function write(next: readonly string[]): void {
  list = next;
  stored.write(next.length === 0 ? null : JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** What this browser searched for, the latest first. */
export const recentSearches = {
  read: (): readonly string[] => (list ??= parsed(stored.read())),
  add: (query: string): void => {
    const text = query.replace(/\s+/gu, ' ').trim();
    if (text === '') return;
    const others = recentSearches.read().filter((each) => each.toLowerCase() !== text.toLowerCase());
    write([text, ...others].slice(0, MOST));
  },
  remove: (query: string): void => {
    write(recentSearches.read().filter((each) => each !== query));
  },
  clear: (): void => {
    write([]);
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const useRecentSearches = (): readonly string[] =>
  useSyncExternalStore(recentSearches.subscribe, recentSearches.read);

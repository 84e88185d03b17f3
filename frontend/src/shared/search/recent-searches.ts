import { atom } from 'nanostores';
import { storedText } from '../lib/stored.js';
import { useStore } from '../store/use-store.js';

const MOST = 8;
const stored = storedText('combolab.recent-searches');

function parsed(text: string | null): readonly string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

const list = atom(parsed(stored.read()));

function write(next: readonly string[]): void {
  stored.write(next.length === 0 ? null : JSON.stringify(next));
  list.set(next);
}

/** What this browser searched for, the latest first. */
export const recentSearches = {
  read: () => list.get(),
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
};

export const useRecentSearches = (): readonly string[] => useStore(list);

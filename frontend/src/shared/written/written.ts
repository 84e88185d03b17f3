import { storedText } from '../lib/stored.js';
import { isRecord } from '../lib/stored-record.js';

/** What a form holds that somebody fills in. */
export type Words = Readonly<Record<string, string | boolean>>;

const PREFIX = 'combolab.written.';
const placeOf = (userId: string, what: string): string => `${PREFIX}${userId}.${what}`;

function readRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * What a person has written in one form and not sent yet, kept in this browser.
 * @param what the thing it is about: `comment.<id>`, `list.new`
 */
export function writtenWords(userId: string, what: string) {
  const stored = storedText(placeOf(userId, what));
  return {
    /** Whether something is kept. */
    has: (): boolean => stored.read() !== null,
    /** The form as it was left; what was not kept, or cannot be read, is as it is at the start. */
    read<T extends Words>(start: T): T {
      const kept = Object.entries(readRecord(stored.read())).filter(
        ([name, value]) => name in start && typeof value === typeof start[name],
      );
      return { ...start, ...Object.fromEntries(kept) };
    },
    /** Keeps a form; one that says what it said at the start is not worth it. */
    write<T extends Words>(words: T, start: T): void {
      const same = Object.keys(start).every((name) => words[name] === start[name]);
      stored.write(same ? null : JSON.stringify(words));
    },
    forget(): void {
      stored.write(null);
    },
  };
}

/** Forgets all that a person has written and not sent, new comments of this browser among it: they log out. */
export function forgetWritten(userId: string): void {
  try {
    const own = Object.keys(localStorage).filter(
      (key) => key.startsWith(placeOf(userId, '')) || key.startsWith('combolab.comment.'),
    );
    for (const key of own) localStorage.removeItem(key);
  } catch {
    // without storage nothing was kept
  }
}

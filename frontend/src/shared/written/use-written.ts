import { useState } from 'react';
import { useAuth } from '../auth/use-auth.js';
import { writtenWords, type Words } from './written.js';

/** What a form holds, and how to change it. */
export interface Written<T extends Words> {
  readonly words: T;
  readonly write: (words: T) => void;
  /** It was sent, or given up on purpose: the next time begins anew. */
  readonly forget: () => void;
}

/**
 * State of a form that is there again after Back, a reload or a lost connection, until it is sent or given up.
 * @param what the thing it is about; who writes is known by itself
 * @param start what the form says where nothing was left in it; read once
 */
export function useWritten<T extends Words>(what: string, start: T): Written<T> {
  const { userId } = useAuth();
  const [first] = useState(start);
  const [stored] = useState(() => (userId === null ? null : writtenWords(userId, what)));
  const [words, setWords] = useState(() => stored?.read(first) ?? first);
  return {
    words,
    write: (next) => {
      setWords(next);
      stored?.write(next, first);
    },
    forget: () => stored?.forget(),
  };
}

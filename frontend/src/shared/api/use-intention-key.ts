import { useCallback, useRef } from 'react';
import { randomId } from '../lib/random-id.js';

/**
 * An idempotency key per intention: the same while the user retries the same content, a new one for other content or
 * once it is done.
 */
export function useIntentionKey(): { keyFor: (content: string) => string; done: () => void } {
  const held = useRef<{ content: string; key: string } | null>(null);
  const keyFor = useCallback((content: string) => {
    if (held.current?.content !== content) held.current = { content, key: randomId() };
    return held.current.key;
  }, []);
  const done = useCallback(() => {
    held.current = null;
  }, []);
  return { keyFor, done };
}

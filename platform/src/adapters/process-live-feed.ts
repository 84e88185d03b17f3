import type { LiveFeed, LiveFeedMessage } from '../ports/live-feed.js';

/** Messages inside one process, handed over at once. A listener that fails is reported as a warning of the process. */
export function createProcessLiveFeed(): LiveFeed {
  const listeners = new Set<{ hear: (message: LiveFeedMessage) => void }>();
  return {
    publish(message) {
      for (const listener of [...listeners]) {
        try {
          listener.hear(message);
        } catch (error) {
          process.emitWarning(`a listener of the live feed failed: ${String(error)}`);
        }
      }
    },
    subscribe(hear) {
      const listener = { hear };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [Symbol.asyncDispose]: () => {
      listeners.clear();
      return Promise.resolve();
    },
  };
}

import { EventEmitter } from 'node:events';
import type { LiveFeed, LiveFeedMessage } from '../ports/live-feed.js';

/** Messages inside one process. */
export function createProcessLiveFeed(): LiveFeed {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    publish: (message) => void emitter.emit('message', message),
    subscribe(listener: (message: LiveFeedMessage) => void) {
      emitter.on('message', listener);
      return () => void emitter.off('message', listener);
    },
    [Symbol.asyncDispose]: () => {
      emitter.removeAllListeners();
      return Promise.resolve();
    },
  };
}

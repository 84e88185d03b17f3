import { describeLiveFeed } from '../contract-suites/live-feed.contract.js';
import { createProcessLiveFeed } from './process-live-feed.js';

describeLiveFeed('one process', () => {
  const feed = createProcessLiveFeed();
  return Promise.resolve({ here: feed, there: feed, [Symbol.asyncDispose]: () => feed[Symbol.asyncDispose]() });
});

import type { ProgressMessage, ViewMessage } from '@combolab/contracts';

/** What reads behind the log. */
export type Reader = 'views' | 'search';

export type LiveFeedMessage =
  | {
      readonly kind: 'view';
      readonly message: ViewMessage;
      /** Of what it comes of; absent where that is not recorded. */
      readonly traceparent?: string;
    }
  | { readonly kind: 'progress'; readonly message: ProgressMessage }
  /** Views (or the search index) now have these streams up to these versions. */
  | { readonly kind: 'applied'; readonly by: Reader; readonly streams: readonly (readonly [string, number])[] }
  /** Something was committed; relays look at once. */
  | { readonly kind: 'committed' }
  /** How many sockets of one gateway are in a room. */
  | { readonly kind: 'watching'; readonly gateway: string; readonly room: string; readonly count: number }
  /** Tokens of this subject or session issued before `before` (epoch seconds) are void. */
  | { readonly kind: 'revoked'; readonly userId: string; readonly sid: string | null; readonly before: number };

/** A message for viewers, with the `traceparent` of what it comes of where that is recorded. */
export const aboutView = (message: ViewMessage, traceparent: string | undefined): LiveFeedMessage => ({
  ...{ kind: 'view', message },
  ...(traceparent !== undefined && { traceparent }),
});

/** Messages for viewers, and hints between processes. At most once and unordered between publishers: correctness lives in versions, not here. */
export interface LiveFeed extends AsyncDisposable {
  publish(message: LiveFeedMessage): void;
  /** Returns the unsubscriber. */
  subscribe(listener: (message: LiveFeedMessage) => void): () => void;
}

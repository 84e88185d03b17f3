import type { ProgressMessage, ViewMessage } from '@combolab/contracts';

export type LiveFeedMessage =
  | { readonly kind: 'view'; readonly message: ViewMessage }
  | { readonly kind: 'progress'; readonly message: ProgressMessage }
  /** Tokens of this subject or session issued before `before` (epoch seconds) are void. */
  | { readonly kind: 'revoked'; readonly userId: string; readonly sid: string | null; readonly before: number };

/** Messages for viewers. At most once and unordered between publishers: correctness lives in versions, not here. */
export interface LiveFeed extends AsyncDisposable {
  publish(message: LiveFeedMessage): void;
  /** Returns the unsubscriber. */
  subscribe(listener: (message: LiveFeedMessage) => void): () => void;
}

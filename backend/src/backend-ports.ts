import type {
  Blobs,
  ClipInspector,
  Documents,
  EventLog,
  Gate,
  IdempotencyKeys,
  Identity,
  Jobs,
  LiveFeed,
  Logger,
  ParkedStream,
  RateLimitStore,
  SearchIndex,
  Settings,
  Traces,
  Watched,
} from '@combolab/platform';

/** Everything the backend works with, under one token; each class names what it takes of it. It does not know which engines these are. */
export interface BackendPorts {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly traces: Traces;
  readonly log: EventLog;
  readonly documents: Documents;
  readonly search: SearchIndex;
  readonly blobs: Blobs;
  readonly jobs: Jobs;
  readonly liveFeed: LiveFeed;
  readonly identity: Identity;
  /** Sends a mail, or tells the operator why it could not be sent; null where none is sent. */
  readonly mail: ((mail: { readonly to: string; readonly subject: string; readonly text: string }) => void) | null;
  readonly keys: IdempotencyKeys;
  readonly rateLimits: RateLimitStore;
  readonly clips: ClipInspector;
  /**
   * Leaves nothing of what is deleted or replaced by now in journals of stores that this process keeps, those of views and index
   * among them. @throws Error to try again
   */
  readonly emptyJournals: () => Promise<void>;
  /** How far views and index are. */
  readonly gates: { readonly views: Gate; readonly search: Gate };
  /** Secret of this installation, for ids and keys. */
  readonly secret: string;
  /** Local folder for uploads in flight; the same file system as the blobs where that is possible. */
  readonly incomingFolder: string;
  /** The built page; null when something else serves it. */
  readonly pageFolder: string | null;
  /** What must be well for this process to be ready. */
  readonly watched: Watched;
  /** null where another process keeps the views, and tells of them. */
  readonly parked: () => readonly ParkedStream[] | null;
}

import type {
  Blobs,
  Documents,
  EventLog,
  Gate,
  IdempotencyKeys,
  Identity,
  Jobs,
  LiveFeed,
  Logger,
  ParkedStream,
  SearchIndex,
  Settings,
} from '@combolab/platform';

/** What the check of an uploaded clip found out. */
export interface InspectedClip {
  /** As shown, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Length in frames of 1/60 s. */
  readonly frames: number;
  /** Writes a copy without metadata that browsers can play; null when they cannot play such a clip. */
  makePlayable(target: string): Promise<'mp4' | 'webm' | null>;
}

/** The checks of an uploaded clip; made of ffprobe and ffmpeg by the composition root. */
export interface ClipInspector {
  /** Tells the container from the first bytes; null when it is no video we take. */
  sniff(firstBytes: Uint8Array): 'mp4' | 'webm' | null;
  /** @throws ClipRefusedError */
  inspect(file: string): Promise<InspectedClip>;
}

/** The clip is well-formed enough to look at and cannot be taken; `message` is for people. */
export class ClipRefusedError extends Error {
  override name = 'ClipRefusedError';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Everything the backend works with. It does not know which engines these are. */
export interface BackendPorts {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly log: EventLog;
  readonly documents: Documents;
  readonly search: SearchIndex;
  readonly blobs: Blobs;
  readonly jobs: Jobs;
  readonly liveFeed: LiveFeed;
  readonly identity: Identity;
  readonly keys: IdempotencyKeys;
  readonly clips: ClipInspector;
  /** How far views and index are. */
  readonly gates: { readonly views: Gate; readonly search: Gate };
  /** Secret of this installation, for ids and keys. */
  readonly secret: string;
  /** Local folder for uploads in flight; the same file system as the blobs where that is possible. */
  readonly incomingFolder: string;
  /** The built page; null when something else serves it. */
  readonly pageFolder: string | null;
  /** What is wrong right now, in words; empty when ready. */
  readonly faults: () => readonly string[];
  readonly parked: () => readonly ParkedStream[];
}

/** Why a run of sending ended before the file was whole. */
export interface Cut {
  /** Of the server's answer; 0 when there was none. */
  readonly status: number;
  /** The server's own words; '' when it had none. */
  readonly words: string;
  /** Seconds after which the server wants to be asked again; null when it did not say. */
  readonly retryAfter?: number | null;
  /** The server takes no uploads of this kind at all. */
  readonly unsupported?: boolean;
}

/** What one run is given. It begins a new upload without `url`, and goes on with the one there otherwise. */
export interface SendingJob {
  readonly file: File;
  readonly kind: 'draft' | 'phone';
  readonly url: string | null;
  /** Asked before every request; null when the session has ended. `fresh` after one was refused. */
  readonly token: (fresh: boolean) => Promise<string | null>;
  readonly onUrl: (url: string) => void;
  /** Bytes that the server has for good. */
  readonly onAccepted: (bytes: number) => void;
  /** @param videoFile where the server plays it */
  readonly onFinished: (videoFile: string) => void;
  readonly onCut: (cut: Cut) => void;
}

/** Sends a file until it is whole or cut. */
export interface Sending {
  /** Starts one run. @returns stops it; nothing is called back any more */
  readonly start: (job: SendingJob) => () => void;
  /** Removes an upload from the server; what fails is left to expire. */
  readonly terminate: (url: string, token: string | null) => Promise<void>;
}

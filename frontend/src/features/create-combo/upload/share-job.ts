import type { AnswerOf, Combo, ProgressMessage, routes } from '@combolab/contracts';
import { atom } from 'nanostores';
import type { ApiError } from '../../../shared/api/problem.js';
import type { Readable } from '../../../shared/store/readable.js';
import type { ComboBody } from '../combo-form.js';
import type { ClipUpload, UploadSnapshot } from './clip-upload.js';
import { canCancel, uploadProgress, type UploadState } from './upload-state.js';
import { t } from '../texts.js';

/** What a combo is shared with. */
export interface ShareWith {
  /** Of finished uploads. */
  readonly videoFile: string | null;
  /** For a server that takes the clip only together with its combo. */
  readonly file: File;
  readonly idempotencyKey: string;
  /** Names the room that tells the progress. */
  readonly room: string;
  /** All bytes are on their way: from now on it cannot be broken off. */
  readonly onWhole: () => void;
}

/** A combo as it was shared, with those that were there before with the same clip. */
export type SharedCombo = Combo & Pick<AnswerOf<typeof routes.addCombo>, 'sameClipAs'>;

export type ShareResult =
  | { readonly outcome: 'shared'; readonly combo: SharedCombo }
  | { readonly outcome: 'failed'; readonly error: ApiError }
  /** A combo was made of this upload before, such as by an answer that never came. */
  | { readonly outcome: 'taken'; readonly comboId: string | null }
  | { readonly outcome: 'cancelled' };

/** The outside of a share. */
export interface SharePorts {
  readonly send: (body: ComboBody, how: ShareWith, signal: AbortSignal) => Promise<ShareResult>;
  /** Follows what the server tells. @returns stops following */
  readonly follow: (room: string, onProgress: (message: ProgressMessage) => void) => Promise<() => void>;
}

/** The idempotency key of the intention to share with a finished upload, or together with the file. */
type KeyFor = (videoFile: string | null) => string;

/** What the page shows of a share. */
export interface ShareSnapshot {
  readonly state: UploadState;
  /** What failed; nothing is lost by it. */
  readonly error: ApiError | null;
  /** It goes on without being looked at. */
  readonly background: boolean;
}

/** The server no longer has the upload that was named: it expired, or was deleted elsewhere. */
const isGone = (result: ShareResult): boolean => {
  if (result.outcome !== 'failed' || result.error.kind !== 'problem') return false;
  const { status, problem } = result.error;
  return status === 404 || status === 410 || (status === 400 && problem.detail.startsWith('videoFile: '));
};

const sayOf = (words: string): ApiError => ({
  kind: 'problem',
  status: 0,
  retryAfter: null,
  problem: {
    ...{ type: 'about:blank', title: t('theClipWasNotUploaded'), status: 0, code: 'upload-stopped' },
    ...{ detail: words, correlationId: '' },
  },
});

function stateOf({ state, sent, total, words }: UploadSnapshot): UploadState {
  if (state === 'finished') return { phase: 'check' };
  return { phase: 'upload', percent: total === 0 ? 0 : (100 * sent) / total, received: sent, total, words };
}

/** One sharing of one combo: waits for its clip, then names it to the server. It outlives the page that began it. */
export class ShareJob {
  readonly #snapshot = atom<ShareSnapshot>({ state: { phase: 'starting' }, error: null, background: false });
  readonly snapshot: Readable<ShareSnapshot> = this.#snapshot;
  readonly #abort = new AbortController();

  constructor(
    private readonly ports: SharePorts,
    private readonly upload: ClipUpload,
  ) {}

  /** Never rejects. */
  async run(body: ComboBody, room: string, keyFor: KeyFor): Promise<ShareResult> {
    const letGo = this.upload.hold();
    const result = await this.#share(body, room, keyFor).finally(letGo);
    if (result.outcome === 'shared') this.#tell({ state: { phase: 'shared', comboId: result.combo._id } });
    else if (result.outcome === 'taken') this.#tell({ state: { phase: 'taken', comboId: result.comboId } });
    else this.#tell({ state: { phase: 'idle' }, error: result.outcome === 'failed' ? result.error : null });
    return result;
  }

  /** Breaks it off before the server is asked for the combo, and not later; the upload itself goes on. */
  cancel(): void {
    if (canCancel(this.#snapshot.get().state)) this.#abort.abort();
  }

  /** It is no longer looked at. */
  leave(): void {
    this.#tell({ background: true });
  }

  async #share(body: ComboBody, room: string, keyFor: KeyFor): Promise<ShareResult> {
    const result = await this.#shareOnce(body, room, keyFor);
    if (!isGone(result) || this.upload.snapshot.get().videoFile === null) return result;
    this.upload.again();
    return this.#shareOnce(body, room, keyFor);
  }

  async #shareOnce(body: ComboBody, room: string, keyFor: KeyFor): Promise<ShareResult> {
    const { signal } = this.#abort;
    const isCancelled = () => signal.aborted;
    const stopShowing = this.#showUpload();
    const uploaded = await this.upload.settled(signal).finally(stopShowing);
    if (isCancelled()) return { outcome: 'cancelled' };
    if (uploaded.state === 'failed' && !uploaded.unsupported)
      return { outcome: 'failed', error: sayOf(uploaded.words ?? '') };
    const stopFollowing = await this.ports.follow(room, (message) => {
      this.#tell({ state: uploadProgress(this.#snapshot.get().state, message) });
    });
    try {
      if (isCancelled()) return { outcome: 'cancelled' };
      const { videoFile } = uploaded;
      const onWhole = () => {
        this.#tell({ state: { phase: 'check' } });
      };
      if (videoFile !== null) onWhole();
      const how = { videoFile, file: this.upload.file, idempotencyKey: keyFor(videoFile), room, onWhole };
      return await this.ports.send(body, how, signal);
    } finally {
      stopFollowing();
    }
  }

  #showUpload(): () => void {
    const show = () => {
      const uploaded = this.upload.snapshot.get();
      if (!uploaded.unsupported) this.#tell({ state: stateOf(uploaded) });
    };
    show();
    return this.upload.snapshot.listen(show);
  }

  #tell(change: Partial<ShareSnapshot>): void {
    this.#snapshot.set({ ...this.#snapshot.get(), ...change });
  }
}

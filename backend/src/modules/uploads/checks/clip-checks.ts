import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LIMITS, type ClipCheck } from '@combolab/contracts';
import { ClipRefusedError, type InspectedClip } from '@combolab/platform';
import type { BackendPorts } from '../../../backend-ports.js';
import { PORTS } from '../../../tokens.js';
import { FairLimit } from '../fair-limit.js';
import { UploadProgress } from '../progress.js';
import type { FinishedClip, StoredUpload } from '../resumable/upload-files.js';
import type { UploadName } from '../resumable/upload-keys.js';
import { readCheck, writeCheck, type CheckNote } from './check-notes.js';

/** Clips that are checked, or copied for browsers, at once. */
const AT_ONCE = 2;

type Whose = Pick<StoredUpload, 'ownerId' | 'uploadId' | 'metadata' | 'size'>;

interface Running {
  readonly stop: AbortController;
  /** null when it could not be looked at. */
  readonly done: Promise<CheckNote | null>;
}

/**
 * Looks at clips: those of uploads as soon as their last byte came, while their authors still annotate, and once only. What was
 * found lies beside the upload.
 */
@Injectable()
export class ClipChecks implements OnModuleDestroy {
  readonly #limit = new FairLimit(AT_ONCE);
  readonly #running = new Map<string, Running>();

  constructor(@Inject(PORTS) private readonly ports: Pick<BackendPorts, 'blobs' | 'clips' | 'liveFeed' | 'logger'>) {}

  async onModuleDestroy(): Promise<void> {
    const running = [...this.#running.values()];
    for (const { stop } of running) stop.abort();
    await Promise.all(running.map(({ done }) => done));
  }

  /** Work on a clip, few at once and one of each owner. */
  inTurn<R>(ownerId: string, work: () => Promise<R>): Promise<R> {
    return this.#limit.run(ownerId, work);
  }

  /** Looks at a clip that is no upload. @param file local path @throws ClipRefusedError */
  inspect(ownerId: string, file: string): Promise<InspectedClip> {
    return this.inTurn(ownerId, () => this.ports.clips.inspect(file));
  }

  /** Begins to look at what has come whole, unless that is too large to be a clip. */
  begin(upload: Whose, clip: FinishedClip): void {
    if (clip.size <= LIMITS.videoBytes && !this.#running.has(clip.key)) this.#begin(upload, clip);
  }

  /** Stops looking: something else is to be made of the file. */
  leave({ key }: FinishedClip): void {
    this.#running.get(key)?.stop.abort();
  }

  /** What was found, or that it is being looked at: that begins here where it did not yet, or was lost with a process. */
  async stateOf(upload: Whose, clip: FinishedClip): Promise<ClipCheck> {
    const running = this.#running.get(clip.key);
    if (running !== undefined) return { state: 'working', words: null };
    const note = await readCheck(this.ports.blobs, upload, clip);
    if (note === null) {
      this.begin(upload, clip);
      return { state: this.#running.has(clip.key) ? 'working' : 'unread', words: null };
    }
    return 'refused' in note ? { state: 'refused', words: note.refused.words } : { state: 'passed', words: null };
  }

  /**
   * What is known of the clip of an upload, looked at here only when it was not before.
   * @param file local path of it
   * @throws ClipRefusedError
   */
  async resultOf(name: UploadName, clip: FinishedClip, file: string): Promise<InspectedClip> {
    const { blobs, clips } = this.ports;
    const note = (await this.#running.get(clip.key)?.done) ?? (await readCheck(blobs, name, clip));
    if (note !== null && 'refused' in note) throw new ClipRefusedError(note.refused.code, note.refused.words);
    const recalled = note === null ? null : clips.recall(file, note.known);
    return recalled ?? (await this.inspect(name.ownerId, file));
  }

  #begin(upload: Whose, clip: FinishedClip): void {
    const stop = new AbortController();
    const done = this.inTurn(upload.ownerId, () => this.#look(upload, clip, stop.signal))
      .catch((error: unknown) => {
        if (!stop.signal.aborted)
          this.ports.logger.warn({ upload: upload.uploadId, error: String(error) }, 'a clip could not be looked at');
        return null;
      })
      .finally(() => {
        this.#running.delete(clip.key);
      });
    this.#running.set(clip.key, { stop, done });
  }

  async #look(upload: Whose, clip: FinishedClip, signal: AbortSignal): Promise<CheckNote> {
    const { blobs, clips, liveFeed } = this.ports;
    signal.throwIfAborted();
    const hearers = new UploadProgress(liveFeed, upload.ownerId, upload.metadata.room ?? upload.uploadId, upload.size);
    await using file = await blobs.asFile(clip.key);
    const note = await noted(() => clips.inspect(file.path, signal));
    signal.throwIfAborted();
    // of an upload that was removed meanwhile nothing is kept
    if ((await blobs.stat(clip.key)) !== null) await writeCheck(blobs, upload, clip, note);
    if ('refused' in note) hearers.failed(note.refused.words);
    else hearers.working(100);
    return note;
  }
}

async function noted(inspect: () => Promise<InspectedClip>): Promise<CheckNote> {
  try {
    return { known: (await inspect()).known };
  } catch (error) {
    if (error instanceof ClipRefusedError) return { refused: { code: error.code, words: error.message } };
    throw error;
  }
}

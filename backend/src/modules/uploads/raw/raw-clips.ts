import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { RawClipState } from '@combolab/contracts';
import { ClipRefusedError, randomId, type RawClip } from '@combolab/platform';
import type { BackendPorts } from '../../../backend-ports.js';
import { RefusedError } from '../../../problems.js';
import { PORTS } from '../../../tokens.js';
import { ClipChecks } from '../checks/clip-checks.js';
import { FairLimit } from '../fair-limit.js';
import { UploadProgress } from '../progress.js';
import { OwnUploads } from '../resumable/own-uploads.js';
import type { FinishedClip, StoredUpload } from '../resumable/upload-files.js';
import { uploadPrefix, type UploadName } from '../resumable/upload-keys.js';
import { madeAddress, madeFile, madeName, type Wanted } from './made-files.js';
import { BEAT_MS, UploadNotes, type RawFailure, type RawNotes } from './raw-notes.js';

/** Each decodes and encodes with two threads. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));

interface Running {
  percent: number;
  readonly done: Promise<void>;
}

/** Makes clips of raw videos that were uploaded: begun by who asks, told by files beside the upload, made anew after a crash. */
@Injectable()
export class RawClips implements OnModuleDestroy {
  readonly #limit = new FairLimit(AT_ONCE);
  readonly #running = new Map<string, Running>();
  readonly #stop = new AbortController();

  constructor(
    @Inject(PORTS)
    private readonly ports: Pick<
      BackendPorts,
      'blobs' | 'clips' | 'incomingFolder' | 'liveFeed' | 'logger' | 'secret' | 'settings'
    >,
    @Inject(OwnUploads) private readonly uploads: OwnUploads,
    @Inject(ClipChecks) private readonly checks: ClipChecks,
  ) {}

  async onModuleDestroy(): Promise<void> {
    this.#stop.abort();
    await Promise.all([...this.#running.values()].map(({ done }) => done));
  }

  /**
   * Begins what is wanted of an upload, or tells how far it is.
   * @throws RefusedError 404 for none of the owner's, 409 for one whose bytes are not all there, 422 when nothing will come of it
   */
  async ask(name: UploadName, wanted: Wanted): Promise<RawClipState> {
    const { upload, clip } = await this.uploads.whole(name);
    const notes = new UploadNotes(this.ports.blobs, name);
    const told = await notes.read(wanted);
    if (told.isMade || (wanted.kind === 'proxy' && told.video?.hasCopy === false))
      return this.#state(told, {
        percent: 100,
        src: told.isMade ? madeAddress(this.ports.secret, name, wanted) : null,
      });
    if (told.failure !== null) {
      if (told.failure.passing) await notes.forgetFailure(wanted);
      throw new RefusedError(422, told.failure.code, 'No clip came of it', told.failure.words);
    }
    const key = `${uploadPrefix(name)}${madeName(wanted)}`;
    const here = this.#running.get(key);
    // what is made of it is the clip, not the file itself
    this.checks.leave(clip);
    if (here === undefined && told.elsewhere === null) this.#begin(key, upload, clip, wanted);
    return this.#state(told, { percent: here?.percent ?? told.elsewhere ?? 0, src: null });
  }

  /** It ends while work is under way. */
  #isStopped(): boolean {
    return this.#stop.signal.aborted;
  }

  #state({ video, part }: RawNotes, { percent, src }: { percent: number; src: string | null }): RawClipState {
    const state = percent === 100 ? 'ready' : 'working';
    if (video === null) return { state, percent, src, video, part };
    const { frames, width, height, sound } = video;
    return { state, percent, src, video: { frames, width, height, sound }, part };
  }

  #begin(key: string, upload: StoredUpload, clip: FinishedClip, wanted: Wanted): void {
    const running: Running = {
      percent: 0,
      done: this.#limit
        .run(upload.ownerId, () =>
          this.#work(upload, clip, wanted, (percent) => {
            // whole is what is stored
            running.percent = Math.min(99, percent);
          }),
        )
        .catch((error: unknown) => {
          this.ports.logger.warn({ error: String(error) }, 'what became of a raw clip could not be told');
        })
        .finally(() => {
          this.#running.delete(key);
        }),
    };
    this.#running.set(key, running);
  }

  async #work(
    upload: StoredUpload,
    clip: FinishedClip,
    wanted: Wanted,
    onProgress: (percent: number) => void,
  ): Promise<void> {
    if (this.#isStopped()) return;
    const { ownerId, uploadId, metadata } = upload;
    const notes = new UploadNotes(this.ports.blobs, upload);
    const hearers = new UploadProgress(this.ports.liveFeed, ownerId, metadata.room ?? uploadId, upload.size);
    let percent = 0;
    await notes.beat(wanted, percent);
    const beat = setInterval(() => void notes.beat(wanted, percent).catch(() => undefined), BEAT_MS);
    try {
      await this.#make(upload, clip, wanted, (now) => {
        percent = Math.min(99, now);
        onProgress(percent);
        hearers.working(percent);
      });
      hearers.working(100);
    } catch (error) {
      if (this.#isStopped()) return;
      const failure = failureOf(error);
      this.ports.logger.warn({ upload: uploadId, made: madeName(wanted), error: String(error) }, 'no clip came of it');
      // of an upload that was removed meanwhile nothing is kept
      if ((await this.uploads.files.look(upload)) !== null) await notes.fail(wanted, failure);
      hearers.failed(failure.words);
    } finally {
      clearInterval(beat);
      await notes.rest(wanted);
    }
  }

  async #make(
    upload: StoredUpload,
    clip: FinishedClip,
    wanted: Wanted,
    onProgress: (percent: number) => void,
  ): Promise<void> {
    const { blobs, clips, incomingFolder, settings } = this.ports;
    const { seconds, timeLimitMs } = settings.raw;
    const { signal } = this.#stop;
    const notes = new UploadNotes(blobs, upload);
    await using source = await blobs.asFile(clip.key);
    const raw = await clips.openRaw(source.path, { seconds });
    const { frames, width, height, sound } = raw;
    signal.throwIfAborted();
    await notes.tellVideo({ frames, width, height, sound, hasCopy: raw.makeProxy !== null });
    const make: RawClip['makeProxy'] =
      wanted.kind === 'proxy' ? raw.makeProxy : (target, work) => raw.cut(wanted.part, target, work);
    if (make === null) return;
    await mkdir(incomingFolder, { recursive: true });
    const target = join(incomingFolder, `${randomId()}.part`);
    try {
      await make(target, { timeLimitMs, signal, onProgress });
      if ((await this.uploads.files.look(upload)) === null) return;
      const { key, size } = await blobs.putFile(`${uploadPrefix(upload)}${madeFile(wanted)}`, target);
      if (wanted.kind === 'proxy') return;
      await notes.removeOtherCuts(wanted);
      this.checks.begin(upload, { key, size, container: 'mp4' });
    } finally {
      await rm(target, { force: true });
    }
  }
}

const failureOf = (error: unknown): RawFailure =>
  error instanceof ClipRefusedError
    ? { code: error.code, words: error.message, passing: false }
    : {
        code: 'not-made',
        words:
          'The server could not work on this video. Try again; if it fails again, export it as H.264 in an MP4 file.',
        passing: true,
      };

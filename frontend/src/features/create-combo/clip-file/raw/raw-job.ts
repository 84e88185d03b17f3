import { atom, type WritableAtom } from 'nanostores';
import type { RawClipState } from '@combolab/contracts';
import { refusalText, type ApiError } from '../../../../shared/api/problem.js';
import type { Readable } from '../../../../shared/store/readable.js';
import type { ClipUpload } from '../../upload/clip-upload.js';
import { SILENT_MS, type UploadNews } from '../../upload/upload-news.js';
import { MOST_FRAMES, type TrimPlan } from '../trim/trim-plan.js';
import { t } from '../../texts.js';

export type RawVideo = NonNullable<RawClipState['video']>;
export type RawPart = Pick<TrimPlan, 'from' | 'to'>;
export type Wanted = { readonly kind: 'proxy' } | { readonly kind: 'cut'; readonly part: RawPart };

/** A small copy of a raw video: what its frames from `part.from` to `part.to` show is what the clip will. */
export interface RawCopy {
  /** Where it is played. */
  readonly src: string;
  readonly sound: boolean;
  readonly part: RawPart;
}

/** Where making a clip of a raw video stands; percents from 0 to 100. While it is cut, presses can be put on a copy, where there is one. */
export type RawState =
  | { readonly phase: 'sending' }
  | { readonly phase: 'making'; readonly percent: number }
  /** Its author is to say which part is kept. */
  | { readonly phase: 'choosing'; readonly src: string; readonly video: RawVideo }
  | { readonly phase: 'cutting'; readonly percent: number; readonly copy: RawCopy | null }
  | { readonly phase: 'fetching'; readonly copy: RawCopy | null }
  | { readonly phase: 'failed'; readonly words: string };

/** What a job needs of the world. */
export interface RawPorts {
  readonly ask: (
    uploadId: string,
    wanted: Wanted,
    signal: AbortSignal,
  ) => Promise<{ readonly data: RawClipState } | { readonly error: ApiError }>;
  /** The bytes that an address plays; rejects when they cannot be had. */
  readonly fetch: (src: string, signal: AbortSignal) => Promise<Blob>;
  /** What the server says of an upload by itself. */
  readonly hear: (uploadId: string) => UploadNews;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** How long to wait after it could not be reached, in ms. */
const AWAY_MS = 2500;
/** What is shown of something of which so many percent are made. */
type Shown = (percent: number) => RawState;
interface Making {
  readonly uploadId: string;
  readonly wanted: Wanted;
  readonly shown: Shown;
}

/** Asks until it is there; null when the upload is being sent again. */
type Ready = (wanted: Wanted, shown: Shown) => Promise<RawClipState | null>;

/** What is kept, and what it is seen on meanwhile. */
interface Kept {
  readonly part: RawPart;
  readonly copy: RawCopy | null;
}

const SENT_AGAIN = Symbol('sent again');

class FailedError extends Error {
  override name = 'FailedError';
}

const making: Shown = (percent) => ({ phase: 'making', percent });
const wholeOf = ({ frames }: RawVideo): RawPart => ({ from: 0, to: Math.min(frames, MOST_FRAMES) - 1 });
const named = (raw: File): string => `${raw.name.replace(/\.\w+$/, '')}.mp4`;

/**
 * Has the server make a clip of a raw video that is being sent: waits until it is there, for a copy to put presses on, for the ends,
 * chosen on the copy, where it is longer than a clip, and for what is cut. Whatever was begun before is gone on with.
 */
export class RawJob {
  readonly #state: WritableAtom<RawState> = atom<RawState>({ phase: 'sending' });
  readonly state: Readable<RawState> = this.#state;
  #stop: AbortController | null = null;
  #choose: ((part: RawPart) => void) | null = null;

  /** @param onCut called with the clip @param part what is kept, where its author has said so before */
  constructor(
    private readonly upload: ClipUpload,
    private readonly ports: RawPorts,
    private readonly onCut: (clip: File) => void,
    private readonly part: RawPart | null = null,
  ) {}

  /** Begins, or tries again after a failure. */
  start(): void {
    this.stop();
    const stop = (this.#stop = new AbortController());
    void this.#run(stop.signal).catch((error: unknown) => {
      if (stop.signal.aborted) return;
      const words = error instanceof FailedError ? error.message : t('theClipCouldNotBeCut');
      this.#state.set({ phase: 'failed', words });
    });
  }

  stop(): void {
    this.#stop?.abort();
    this.#stop = null;
  }

  /** Keeps this part of it. */
  choose(part: RawPart): void {
    this.#choose?.(part);
  }

  async #run(signal: AbortSignal): Promise<void> {
    for (;;) {
      const uploadId = await this.#sent(signal);
      const news = this.ports.hear(uploadId);
      const clip = await this.#made(uploadId, news, signal).finally(news.stop);
      if (signal.aborted) return;
      if (clip === SENT_AGAIN) continue;
      this.onCut(clip);
      return;
    }
  }

  async #sent(signal: AbortSignal): Promise<string> {
    this.#state.set({ phase: 'sending' });
    const { state, words } = await this.upload.settled(signal);
    signal.throwIfAborted();
    const uploadId = this.upload.url?.split('/').at(-1);
    if (state !== 'finished' || uploadId === undefined) throw new FailedError(words ?? t('theFileCouldNotBeSent'));
    return uploadId;
  }

  async #made(uploadId: string, news: UploadNews, signal: AbortSignal): Promise<File | typeof SENT_AGAIN> {
    const ready: Ready = (wanted, shown) => this.#ready({ uploadId, wanted, shown }, news, signal);
    const kept = this.part === null ? await this.#keptOf(ready, signal) : { part: this.part, copy: null };
    if (kept === SENT_AGAIN) return SENT_AGAIN;
    const { part, copy } = kept;
    const cut = await ready({ kind: 'cut', part }, (percent) => ({ phase: 'cutting', percent, copy }));
    if (cut?.src == null) return SENT_AGAIN;
    this.#state.set({ phase: 'fetching', copy });
    const bytes = await this.#fetched(cut.src, signal);
    const { file } = this.upload;
    return new File([bytes], named(file), { type: 'video/mp4', lastModified: file.lastModified });
  }

  /** What is kept of it: what was begun with, all of a short one, or what its author says. */
  async #keptOf(ready: Ready, signal: AbortSignal): Promise<Kept | typeof SENT_AGAIN> {
    const proxy = await ready({ kind: 'proxy' }, making);
    if (proxy === null) return SENT_AGAIN;
    const { video, src, part: begun } = proxy;
    if (video === null) throw new FailedError(t('videoNotDescribed'));
    const isShort = src === null || video.frames <= MOST_FRAMES;
    const part = begun ?? (isShort ? wholeOf(video) : await this.#chosen(src, video, signal));
    return { part, copy: src === null ? null : { src, sound: video.sound, part } };
  }

  #chosen(src: string, video: RawVideo, signal: AbortSignal): Promise<RawPart> {
    return new Promise((resolve, reject) => {
      this.#choose = resolve;
      signal.addEventListener('abort', () => {
        reject(new DOMException('stopped', 'AbortError'));
      });
      this.#state.set({ phase: 'choosing', src, video });
    });
  }

  /** @returns null when the server has the upload no longer: it is being sent again. @throws FailedError */
  async #ready(
    { uploadId, wanted, shown }: Making,
    news: UploadNews,
    signal: AbortSignal,
  ): Promise<RawClipState | null> {
    this.#state.set(shown(0));
    for (;;) {
      const answer = await this.ports.ask(uploadId, wanted, signal);
      signal.throwIfAborted();
      if ('data' in answer) {
        if (answer.data.state === 'ready') return answer.data;
        this.#state.set(shown(answer.data.percent));
        await this.#listen(shown, news, signal);
      } else if (isGone(answer.error)) {
        this.upload.again();
        return null;
      } else {
        await this.ports.wait(patience(answer.error), signal);
      }
    }
  }

  /** Shows how far it is, as the server tells; until it has something else to say, or says nothing. */
  async #listen(shown: Shown, news: UploadNews, signal: AbortSignal): Promise<void> {
    for (;;) {
      const said = await news.next(SILENT_MS, signal);
      if (said === null || said.problem !== undefined || said.percent === 100) return;
      if (said.stage === 'check') this.#state.set(shown(said.percent));
    }
  }

  async #fetched(src: string, signal: AbortSignal): Promise<Blob> {
    for (;;) {
      try {
        return await this.ports.fetch(src, signal);
      } catch {
        signal.throwIfAborted();
        await this.ports.wait(AWAY_MS, signal);
      }
    }
  }
}

const isGone = (error: ApiError): boolean => error.kind === 'problem' && error.status === 404;

/** How long to wait before asking again, in ms. @throws FailedError when that is no use */
function patience(error: ApiError): number {
  if (error.kind !== 'problem') return AWAY_MS;
  if (error.status === 429 || error.status >= 500) return Math.max(AWAY_MS, 1000 * (error.retryAfter ?? 0));
  throw new FailedError(refusalText(error.problem));
}

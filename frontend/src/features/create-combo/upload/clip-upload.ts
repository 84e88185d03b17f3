import { atom, type WritableAtom } from 'nanostores';
import type { Readable } from '../../../shared/store/readable.js';
import type { Cut, Sending } from './sending.js';
import { t } from '../texts.js';

/** Where an upload stands. `sent` is what the server has said it has, in bytes. */
export interface UploadSnapshot {
  readonly state:
    /** Not begun, or cut: it goes on by itself. */
    'waiting' | 'sending' | 'paused' | 'finished' | 'failed';
  readonly sent: number;
  readonly total: number;
  /** Where the server plays it, once it is whole. */
  readonly videoFile: string | null;
  /** What happened and what to do; null while all is well. */
  readonly words: string | null;
  /** The server takes the clip only together with its combo. */
  readonly unsupported: boolean;
}

/** How long to wait before going on after the first, second, … cut in a row, in ms. */
const DELAYS_MS = [500, 1000, 2000, 4000, 8000, 15_000, 30_000] as const;

const OFFLINE = t('noConnectionTheUploadGoes');
const BUSY = t('theServerDoesNotAnswer');
const SIGNED_OUT = t('youWereSignedOutSign');

export interface ClipUploadOptions {
  readonly file: File;
  readonly kind: 'draft' | 'phone';
  /** Of an upload of this very file that was begun earlier. */
  readonly url?: string | null;
  /** The upload at that address was sent from a phone: only sharing or deleting its draft takes it from the server. */
  readonly fromPhone?: boolean;
  /** The draft whose clip it is. */
  readonly draftId?: string | null;
  readonly sending: Sending;
  /** A token of the session, a new one when `fresh`; null when it has ended. Rejects when offline. */
  readonly token: (fresh: boolean) => Promise<string | null>;
  /** Where the upload goes on after a reload; null when it must begin again. */
  readonly onUrl?: (url: string | null) => void;
}

/** What one upload may do after a cut. */
type After = 'again' | 'anew' | 'signed-out' | 'unsupported' | 'give-up';

function afterCut({ status, unsupported = false }: Cut, hasUrl: boolean): After {
  if (unsupported) return 'unsupported';
  // no room on the server: asking again and again helps nobody
  if (status === 507) return 'give-up';
  if (status === 401) return 'signed-out';
  if (hasUrl && (status === 404 || status === 410)) return 'anew';
  return status === 0 || status >= 500 || [408, 409, 423, 425, 429].includes(status) ? 'again' : 'give-up';
}

const wordsAfter = ({ status, words }: Cut): string => {
  if (status === 0) return OFFLINE;
  return status === 429 && words !== '' ? t('goesOnByItself', { problem: words }) : BUSY;
};

/** Sends one file, goes on after cuts and tells what the server has. It knows nothing of pages. */
export class ClipUpload {
  readonly #snapshot: WritableAtom<UploadSnapshot>;
  readonly snapshot: Readable<UploadSnapshot>;
  #url: string | null;
  #stop: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #cuts = 0;
  #ended = false;
  /** Those who need it whole even when the page that began it is left. */
  #wanted = 0;
  #detached = false;

  constructor(private readonly options: ClipUploadOptions) {
    this.#url = options.url ?? null;
    const total = options.file.size;
    const begun = { state: 'waiting', sent: 0, total, videoFile: null, words: null, unsupported: false } as const;
    this.snapshot = this.#snapshot = atom<UploadSnapshot>(begun);
  }

  get file(): File {
    return this.options.file;
  }

  /** Where the server keeps it; null before it has begun. */
  get url(): string | null {
    return this.#url;
  }

  /** Whether that was sent from a phone. */
  get fromPhone(): boolean {
    return this.options.fromPhone === true && this.#url === this.options.url;
  }

  get draftId(): string | null {
    return this.options.draftId ?? null;
  }

  /** Begins, goes on after a pause, or tries again after a failure. */
  start(): void {
    if (this.#ended || this.#stop !== null || this.#snapshot.get().state === 'finished') return;
    this.#cuts = 0;
    this.#run();
  }

  pause(): void {
    if (this.#snapshot.get().state !== 'waiting' && this.#snapshot.get().state !== 'sending') return;
    this.#halt();
    this.#tell({ state: 'paused', words: null });
  }

  /** Gives the upload up and removes from the server what it has. */
  async cancel(): Promise<void> {
    this.#end();
    this.#tell({ state: 'failed', words: t('theUploadWasCancelled') });
    if (this.#url === null) return;
    const token = await this.options.token(false).catch(() => null);
    await this.options.sending.terminate(this.#url, token).catch(() => undefined);
  }

  /** Sends the whole file once more: the server no longer has what it took. */
  again(): void {
    if (this.#ended) return;
    this.#cuts = 0;
    this.#keepUrl(null);
    this.#tell({ sent: 0, videoFile: null });
    this.#run();
  }

  /** Another clip takes its place. What a phone has sent stays on the server, all else is given up. */
  replaced(): void {
    const { kind, fromPhone = false, url = null } = this.options;
    const stays = kind === 'phone' ? this.#snapshot.get().state === 'finished' : fromPhone && this.#url === url;
    if (stays) this.#end();
    else void this.cancel();
  }

  /** Keeps it going though its page is left. @returns ends that */
  hold(): () => void {
    this.#wanted++;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#wanted--;
      if (this.#detached) this.detach();
    };
  }

  /** The page that began it is left: it goes on only for who waits for its end. */
  detach(): void {
    this.#detached = true;
    if (this.#wanted === 0) this.#end();
  }

  /** Resolves when it is finished, or cannot go on without somebody's help. */
  async settled(signal?: AbortSignal): Promise<UploadSnapshot> {
    const letGo = this.hold();
    if (this.#snapshot.get().state === 'paused' || this.#snapshot.get().state === 'failed') this.start();
    try {
      return await new Promise<UploadSnapshot>((resolve) => {
        const look = () => {
          const { state } = this.#snapshot.get();
          if (state !== 'finished' && state !== 'failed' && signal?.aborted !== true) return;
          stop();
          resolve(this.#snapshot.get());
        };
        const stop = this.#snapshot.listen(look);
        signal?.addEventListener('abort', look, { once: true });
        look();
      });
    } finally {
      letGo();
    }
  }

  /** The connection is back: what waits to go on does so now. */
  readonly hurry = (): void => {
    if (this.#timer !== null) this.#run();
  };

  #run(): void {
    this.#halt();
    this.#tell({ state: this.#cuts === 0 ? 'sending' : 'waiting' });
    this.#stop = this.options.sending.start({
      file: this.options.file,
      kind: this.options.kind,
      url: this.#url,
      token: this.options.token,
      onUrl: (url) => {
        this.#keepUrl(url);
      },
      onAccepted: (sent) => {
        // a connection that breaks again and again without a byte is no connection
        if (sent > this.#snapshot.get().sent) this.#cuts = 0;
        // of a clip that the server has cut out of what was sent the server has more
        this.#tell({ state: 'sending', sent: Math.min(sent, this.#snapshot.get().total), words: null });
      },
      onFinished: (videoFile) => {
        this.#stop = null;
        this.#tell({ state: 'finished', sent: this.#snapshot.get().total, videoFile, words: null });
      },
      onCut: (cut) => {
        this.#stop = null;
        this.#goOnAfter(cut);
      },
    });
  }

  #goOnAfter(cut: Cut): void {
    const after = afterCut(cut, this.#url !== null);
    if (after === 'again' || after === 'anew') {
      if (after === 'anew') {
        this.#keepUrl(null);
        this.#tell({ sent: 0 });
      }
      const asked = 1000 * (cut.retryAfter ?? 0);
      const delay = Math.max(asked, DELAYS_MS[Math.min(this.#cuts++, DELAYS_MS.length - 1)] ?? 0);
      this.#timer = setTimeout(() => {
        this.#run();
      }, delay);
      this.#tell({ state: 'waiting', words: wordsAfter(cut) });
      return;
    }
    const words = after === 'signed-out' ? SIGNED_OUT : cut.words;
    const refused = words === '' ? t('theServerRefusedTheClip') : words;
    this.#tell({
      state: 'failed',
      words: after === 'unsupported' ? null : refused,
      unsupported: after === 'unsupported',
    });
  }

  #keepUrl(url: string | null): void {
    if (this.#url === url) return;
    this.#url = url;
    this.options.onUrl?.(url);
  }

  #halt(): void {
    this.#stop?.();
    this.#stop = null;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #end(): void {
    this.#ended = true;
    this.#halt();
  }

  #tell(change: Partial<UploadSnapshot>): void {
    const before = this.#snapshot.get();
    const next = { ...before, ...change };
    if (Object.entries(next).some(([name, value]) => before[name as keyof UploadSnapshot] !== value))
      this.#snapshot.set(next);
  }
}

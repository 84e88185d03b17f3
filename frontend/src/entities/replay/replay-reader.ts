import { checkSize } from './check-file.js';
import type { Answers, Asked, ReplayAnswer, ReplayQuestion } from './replay-question.js';
import { ReplayRefused } from './replay.js';

/** What of a `Worker` is needed. */
export type ReplayWorker = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>;

/** Ways of a reader; those of the page where left out. */
export interface ReaderWays {
  readonly start?: () => ReplayWorker;
  /** Milliseconds for one file. */
  readonly limit?: number;
}

const startWorker = (): ReplayWorker => new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' });
/** A replay takes a second or two; whatever takes longer than this never ends. */
const LIMIT = 30_000;

/**
 * Reads replays beside the page, one at a time, in a worker of its own. The worker begins with the first file and ends
 * with the reader; one that hangs or breaks is replaced for the next file.
 */
export class ReplayReader {
  private worker: ReplayWorker | null = null;

  constructor(private readonly ways: ReaderWays = {}) {}

  /**
   * The worker reads the file, so that the page is not kept busy with its bytes, and drops them with its answer.
   * @throws ReplayRefused when there is nothing to read in it; the signal's reason when it was left
   */
  async read<A extends Asked>(file: Blob, asked: A, signal?: AbortSignal): Promise<Answers[A['about']]> {
    checkSize(file.size);
    signal?.throwIfAborted();
    return (await this.ask({ file, asked }, signal)) as Answers[A['about']];
  }

  /** Ends the worker; a file that is being read is given up. */
  close(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  private ask(question: ReplayQuestion, signal: AbortSignal | undefined): Promise<Answers[keyof Answers]> {
    const worker = (this.worker ??= (this.ways.start ?? startWorker)());
    const settled = new AbortController();
    const answered = new Promise<Answers[keyof Answers]>((resolve, reject) => {
      /** The worker is of no more use. */
      const giveUp = (why: Error) => {
        this.close();
        reject(why);
      };
      const timer = setTimeout(() => {
        giveUp(new ReplayRefused({ reason: 'tookTooLong' }));
      }, this.ways.limit ?? LIMIT);
      settled.signal.addEventListener('abort', () => {
        clearTimeout(timer);
      });
      signal?.addEventListener(
        'abort',
        () => {
          giveUp(signal.reason as Error);
        },
        { signal: settled.signal },
      );
      worker.onmessage = ({ data }: MessageEvent<ReplayAnswer>) => {
        if ('answer' in data) resolve(data.answer);
        else reject(new ReplayRefused(data.refused));
      };
      worker.onerror = () => {
        giveUp(new ReplayRefused({ reason: 'noReader' }));
      };
      worker.postMessage(question);
    });
    return answered.finally(() => {
      settled.abort();
    });
  }
}

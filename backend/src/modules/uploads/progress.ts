import { LIVE_LIMITS, rooms, type ProgressMessage } from '@combolab/contracts';
import type { LiveFeed } from '@combolab/platform';

/** Tells the uploader how far their upload is, at most 4 times a second. */
export class UploadProgress {
  #last = 0;

  /** @param total bytes of the request as announced, or null */
  constructor(
    private readonly feed: LiveFeed,
    private readonly userId: string,
    private readonly uploadId: string | null,
    private readonly total: number | null,
  ) {}

  received(bytes: number): void {
    const now = performance.now();
    if (now - this.#last < 1000 / LIVE_LIMITS.perRoomPerSecond) return;
    this.#last = now;
    this.#publish({
      stage: 'upload',
      percent: this.#percent(bytes),
      received: bytes,
      ...(this.total === null ? {} : { total: this.total }),
    });
  }

  /** The last byte came. */
  whole(bytes: number): void {
    this.#publish({ stage: 'upload', percent: 100, received: bytes, total: bytes });
  }

  checking(bytes: number): void {
    this.whole(bytes);
    this.#publish({ stage: 'check', percent: 0 });
  }

  /** How far what is made of it is, at most 4 times a second; 100 is always told. */
  working(percent: number): void {
    const now = performance.now();
    if (percent < 100 && now - this.#last < 1000 / LIVE_LIMITS.perRoomPerSecond) return;
    this.#last = now;
    this.#publish({ stage: 'check', percent });
  }

  checked(comboId: string): void {
    this.#publish({ stage: 'check', percent: 100, comboId });
  }

  failed(problem: string): void {
    this.#publish({ stage: 'check', percent: 0, problem });
  }

  #percent(bytes: number): number {
    return this.total === null || this.total === 0 ? 0 : Math.min(99, Math.floor((100 * bytes) / this.total));
  }

  #publish(message: Omit<ProgressMessage, 'room'>): void {
    if (this.uploadId === null) return;
    this.feed.publish({ kind: 'progress', message: { room: rooms.upload(this.userId, this.uploadId), ...message } });
  }
}

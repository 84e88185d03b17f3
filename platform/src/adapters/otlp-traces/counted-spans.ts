import { ExportResultCode, type ExportResult } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter, SpanProcessor } from '@opentelemetry/sdk-trace-base';
import { Failing } from '../../supervision/failing.js';

/**
 * Stands around the SDK's queue: lets in no more spans than it takes, and knows how many the collector did not get, of which
 * the SDK tells nobody.
 */
export class CountedSpans {
  #waiting = 0;
  #lost = 0;
  #hasEnded = false;
  readonly #exports = new Set<Promise<void>>();
  readonly #failing: Failing;

  /**
   * @param most spans that wait at once
   * @param tell hears of each new reason why the collector gets nothing
   */
  constructor(
    private readonly most: number,
    tell: (error: unknown) => void,
  ) {
    this.#failing = new Failing(tell);
  }

  get lost(): number {
    return this.#lost;
  }

  /** Resolves when nothing is on its way: the SDK waits no longer than for the first export that fails. */
  async sent(): Promise<void> {
    await Promise.all(this.#exports);
  }

  /** What still waits counts as lost, whatever becomes of it. */
  end(): void {
    this.#lost += this.#waiting;
    this.#hasEnded = true;
  }

  before(queue: SpanProcessor): SpanProcessor {
    return {
      onStart: () => undefined,
      onEnd: (span) => {
        if (this.#waiting >= this.most) {
          this.#lost += 1;
          return;
        }
        this.#waiting += 1;
        queue.onEnd(span);
      },
      forceFlush: () => queue.forceFlush(),
      shutdown: () => queue.shutdown(),
    };
  }

  after(exporter: SpanExporter): SpanExporter {
    return {
      export: (spans: ReadableSpan[], done: (result: ExportResult) => void) => {
        const exported = new Promise<ExportResult>((resolve) => {
          exporter.export(spans, resolve);
        })
          .catch((error: unknown): ExportResult => ({
            code: ExportResultCode.FAILED,
            ...(error instanceof Error && { error }),
          }))
          .then((result) => {
            this.#exports.delete(exported);
            this.#settle(spans.length, result);
            done(result);
          });
        this.#exports.add(exported);
      },
      shutdown: () => exporter.shutdown(),
    };
  }

  #settle(count: number, { code, error }: ExportResult): void {
    if (this.#hasEnded) return;
    this.#waiting -= count;
    if (code === ExportResultCode.SUCCESS) this.#failing.passed();
    else {
      this.#lost += count;
      this.#failing.failed(error);
    }
  }
}

import { RandomIdGenerator, type IdGenerator } from '@opentelemetry/sdk-trace-base';

/** Random ids; the first span of a trace that a caller has named takes that trace's. */
export class WishedIds implements IdGenerator {
  readonly #random = new RandomIdGenerator();
  #traceId: string | null = null;

  /** Runs `begin`, in which a span without a parent gets this trace id. */
  within<T>(traceId: string, begin: () => T): T {
    this.#traceId = traceId;
    try {
      return begin();
    } finally {
      this.#traceId = null;
    }
  }

  readonly generateTraceId = (): string => this.#traceId ?? this.#random.generateTraceId();
  readonly generateSpanId = (): string => this.#random.generateSpanId();
}

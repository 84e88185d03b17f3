export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  /** As OpenTelemetry has it; work inside of a process where absent. */
  readonly kind?: 'server' | 'producer' | 'consumer';
  /** Standard names where there are any; nothing personal, and no id of a user. */
  readonly attributes?: SpanAttributes;
}

/** A piece of work that is recorded. */
export interface Span {
  /** Its W3C `traceparent`: what comes of it is begun under it, here or in another process. */
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** Something that happened meanwhile. */
  note(name: string, attributes?: SpanAttributes): void;
  /** @param failure an error, of which only the name is told, or a number such as 500; absent where nothing failed */
  end(failure?: unknown): void;
}

/** Records who waited for what, over threads and processes. It never throws and nothing waits for it. */
export interface Traces extends AsyncDisposable {
  readonly isOn: boolean;
  /** Spans that the collector did not get, since the start. */
  readonly lost: number;
  /**
   * A span under another one.
   * @param under its `traceparent`, or what stands in its place where nothing is recorded, such as a plain correlation id
   * @returns null where nothing is recorded
   */
  begin(name: string, under: string, options?: SpanOptions): Span | null;
  /**
   * The first span here. Under that of the caller where it was recorded; else the first of the trace that the caller names, or
   * of a new one.
   * @param traceparent as a caller sent it; what is none counts as not sent
   * @returns null where nothing is recorded
   */
  beginTrace(name: string, traceparent: string | undefined, options?: SpanOptions): Span | null;
}

/** Ends a span with the work that it is of, and tells whether that failed. */
export async function recorded<T>(span: Pick<Span, 'end'> | null, work: () => Promise<T>): Promise<T> {
  if (span === null) return work();
  try {
    const result = await work();
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

export const noTraces: Traces = {
  isOn: false,
  lost: 0,
  begin: () => null,
  beginTrace: () => null,
  [Symbol.asyncDispose]: () => Promise.resolve(),
};

import type { Span, SpanAttributes, Traces } from '../ports/traces.js';
import { formatTraceParent, parseTraceParent } from '../runtime/trace-parent.js';

/** What became of a span. */
export interface NotedSpan {
  readonly name: string;
  /** The span that it is under, by its name; the id of one that was not begun here, null without any. */
  readonly under: string | null;
  readonly notes: readonly string[];
  readonly attributes: SpanAttributes;
  /** undefined while it has not ended, null when nothing failed. */
  readonly failure: unknown;
}

/** Traces that keep what they are told, for tests; ids are numbers in the order of beginning. */
export class NotedTraces implements Traces {
  readonly isOn = true;
  readonly lost = 0;
  readonly #spans: (NotedSpan & { readonly spanId: string })[] = [];

  get spans(): readonly NotedSpan[] {
    return this.#spans.map(({ spanId: _, ...span }) => span);
  }

  begin: Traces['begin'] = (name, under, options) => {
    const parent = parseTraceParent(under);
    return parent?.isRecorded === true ? this.#begin(name, parent.traceId, parent.spanId, options?.attributes) : null;
  };

  beginTrace: Traces['beginTrace'] = (name, _traceparent, options) =>
    this.#begin(name, String(this.#spans.length + 1).padStart(32, '0'), null, options?.attributes);

  #begin(name: string, traceId: string, parentId: string | null, given: SpanAttributes = {}): Span {
    const spanId = String(this.#spans.length + 1).padStart(16, '0');
    const parent = this.#spans.find((span) => span.spanId === parentId)?.name;
    let noted: NotedSpan & { readonly spanId: string } = {
      ...{ spanId, name, under: parent ?? parentId, notes: [], attributes: given, failure: undefined },
    };
    const place = this.#spans.push(noted) - 1;
    const change = (changed: Partial<NotedSpan>): void => {
      this.#spans[place] = noted = { ...noted, ...changed };
    };
    return {
      traceparent: formatTraceParent({ traceId, spanId, isRecorded: true }),
      rename: (to) => {
        change({ name: to });
      },
      set: (attributes) => {
        change({ attributes: { ...noted.attributes, ...attributes } });
      },
      note: (note) => {
        change({ notes: [...noted.notes, note] });
      },
      end: (failure) => {
        change({ failure: failure ?? null });
      },
    };
  }

  [Symbol.asyncDispose](): Promise<void> {
    return Promise.resolve();
  }
}

import type { ReceivedSpan } from './trace-collector.js';

/** By the names of a trace's spans, those of the spans that they are under; the id of one that was not received, null without any. */
export const parentsOf = (spans: readonly ReceivedSpan[]): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    spans.map(({ name, parentSpanId }) => [
      name,
      spans.find(({ spanId }) => spanId === parentSpanId)?.name ?? parentSpanId ?? null,
    ]),
  );

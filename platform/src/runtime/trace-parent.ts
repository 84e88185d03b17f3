/** Where something stands in a trace, as a W3C `traceparent` says it (https://www.w3.org/TR/trace-context/). */
export interface TraceParent {
  /** 32 lower-case hexadecimal digits, not all 0. */
  readonly traceId: string;
  /** Of the span that it is under; 16 lower-case hexadecimal digits, not all 0. */
  readonly spanId: string;
  /** Whether that span was recorded. */
  readonly isRecorded: boolean;
}

const FORM = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const RECORDED = 1;

/** null for what is none; of versions after 00 what 00 has, as the standard wants it. */
export function parseTraceParent(text: string): TraceParent | null {
  const [, version, traceId = '', spanId = '', flags = '', more] = FORM.exec(text) ?? [];
  if (version === undefined || (version === '00' && more !== undefined)) return null;
  return { traceId, spanId, isRecorded: (Number.parseInt(flags, 16) & RECORDED) === RECORDED };
}

export const formatTraceParent = ({ traceId, spanId, isRecorded }: TraceParent): string =>
  `00-${traceId}-${spanId}-${isRecorded ? '01' : '00'}`;

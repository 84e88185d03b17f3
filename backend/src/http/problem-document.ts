import type { RefusedError } from '../problems.js';

type Refusal = Pick<RefusedError, 'status' | 'code' | 'title' | 'message' | 'more'>;

/** The body of an answer that failed (RFC 9457). */
export const problemOf = ({ status, code, title, message, more }: Refusal, correlationId: string) => ({
  type: `urn:combolab:problem:${code}`,
  title,
  status,
  detail: message,
  code,
  correlationId,
  ...more,
});

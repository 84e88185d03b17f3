import type { Problem } from '@combolab/contracts';

/** Why a request failed: the server's problem, or that it could not be reached, or that its answer made no sense. */
export type ApiError =
  | { readonly kind: 'problem'; readonly status: number; readonly problem: Problem; readonly retryAfter: number | null }
  /** `superseded`: broken off here for a newer question, so there is nothing to tell. */
  | { readonly kind: 'offline'; readonly superseded?: true }
  | { readonly kind: 'broken'; readonly status: number }
  /** What one has just made is not shown yet, so nobody knows whether it is all that was asked for. */
  | { readonly kind: 'behind' };

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error && typeof error.kind === 'string';

/** Status of the server's problem; undefined when there was none. */
export const problemStatus = (error: unknown): number | undefined =>
  isApiError(error) && 'status' in error ? error.status : undefined;

/** Machine name of the server's problem; undefined when there was none. */
export const problemCode = (error: unknown): string | undefined =>
  isApiError(error) && error.kind === 'problem' ? error.problem.code : undefined;

export const isSuperseded = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'offline' && error.superseded === true;

export const isOffline = (error: unknown): boolean => isApiError(error) && error.kind === 'offline';

/** The server's correlation id, to be named when asking for help. */
export const correlationIdOf = (error: unknown): string | null =>
  isApiError(error) && error.kind === 'problem' ? error.problem.correlationId : null;

/** Messages by field path, of a refused form. */
export const fieldProblems = (error: unknown): Readonly<Record<string, string>> =>
  isApiError(error) && error.kind === 'problem'
    ? Object.fromEntries((error.problem.errors ?? []).map(({ path, message }) => [path, message]))
    : {};

/** One sentence for people: what happened and what to do next. */
export function problemText(error: unknown): string {
  if (!isApiError(error)) return 'Something went wrong on this page. Please try again.';
  if (error.kind === 'offline') return 'No connection to ComboLab. Check your network, then try again.';
  if (error.kind === 'broken') return 'The server gave an answer this page does not understand. Please try again.';
  if (error.kind === 'behind') return 'What you have just done is not shown yet. Please try again in a moment.';
  if (error.status === 429 && error.retryAfter !== null)
    return `That was a lot at once. Please try again in ${String(error.retryAfter)} s.`;
  return error.problem.detail === '' ? error.problem.title : error.problem.detail;
}

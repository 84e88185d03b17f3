import type { Problem } from '@combolab/contracts';
import { refusalOf } from '../language/refusals.js';
import { t } from './texts.js';

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

const isValue = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';

/** Why the server refused, in one sentence: its own, or in the language that is spoken. */
export const refusalText = (problem: Problem): string =>
  refusalOf(problem.code, Object.fromEntries(Object.entries(problem).filter(isValue))) ??
  (problem.detail === '' ? problem.title : problem.detail);

/** One sentence for people: what happened and what to do next. */
export function problemText(error: unknown): string {
  if (!isApiError(error)) return t('somethingWentWrongOnThis');
  if (error.kind === 'offline') return t('noConnectionToCombolabCheck');
  if (error.kind === 'broken') return t('theServerGaveAnAnswer');
  if (error.kind === 'behind') return t('whatYouHaveJustDone');
  if (error.status === 429 && error.retryAfter !== null) return t('thatWasALotAt', { seconds: error.retryAfter });
  return refusalText(error.problem);
}

import type { Caller } from '@combolab/platform';
import { refuse } from '../problems.js';

/** The caller's id. An id in the request that names the caller must be the same. @throws RefusedError 401, 403 */
export function requireCaller(caller: Caller | null, named: string | undefined): string {
  if (caller === null) throw refuse.noToken();
  if (named !== undefined && named !== caller.userId) throw refuse.otherCaller();
  return caller.userId;
}

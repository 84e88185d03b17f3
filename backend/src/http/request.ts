import type { Scope } from '@combolab/contracts';
import type { Caller } from '@combolab/platform';
import type { Request } from 'express';
import type { Foreseen } from '../commands/foreseen.js';

/** What middleware and guard add to a request. */
export interface AppRequest extends Request {
  correlationId: string;
  /** Set by the guard; null for visitors. */
  caller?: Caller | null;
  /** What the guard has read for the command; absent where it read nothing. */
  foreseen?: Foreseen;
  /** Of the API token that was sent; null when none was. Set by the guard. */
  scopes?: readonly Scope[] | null;
}

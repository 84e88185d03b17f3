import { LIMITS } from '@combolab/contracts';
import { ConvertError, ConvertRefused } from './convert-error.js';
import { t } from './texts.js';

/** Why no new file came out of a clip, for people; null for any other error. */
export function convertWords(error: unknown): string | null {
  if (error instanceof ConvertRefused) return t(error.problem, { seconds: LIMITS.videoSeconds });
  return error instanceof ConvertError ? error.message : null;
}

import { ReplayRefused } from './replay.js';
import { t } from './texts.js';

/** Why a file is not taken, for whoever chose it; null for any other error. */
export function refusalWords(error: unknown): string | null {
  if (!(error instanceof ReplayRefused)) return null;
  const { reason, megabytes = 0 } = error.refusal;
  return t(reason, { megabytes });
}

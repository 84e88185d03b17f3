import type { AnswerOf, routes } from '@combolab/contracts';
import { calls } from '../../../../shared/api/calls.js';
import { request } from '../../../../shared/api/request.js';
import { send } from '../../../../shared/api/send.js';
import { rawProblem, type ClipProblem } from '../clip-types.js';

/** Why the server can make no clip of a file; null when it can, or cannot be asked now: it says so itself then. */
export async function overRawLimits(file: File, seconds: number): Promise<ClipProblem | null> {
  try {
    const sent = await send(request(calls.uploads, {}), new AbortController().signal);
    if (!('data' in sent)) return null;
    const { most } = sent.data as AnswerOf<typeof routes.uploads>;
    return rawProblem(file.size, seconds, most);
  } catch {
    return null;
  }
}

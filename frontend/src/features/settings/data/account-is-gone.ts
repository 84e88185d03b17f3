import { calls } from '../../../shared/api/calls.js';
import { request, requestPath } from '../../../shared/api/request.js';

/** Whether an account has ended, asked as anybody may: its own session could not tell. False where nobody answers. */
export async function accountIsGone(userId: string): Promise<boolean> {
  const path = requestPath(request(calls.user, { params: { userId } }));
  const answer = await fetch(path, { headers: { Accept: 'application/json' }, cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}

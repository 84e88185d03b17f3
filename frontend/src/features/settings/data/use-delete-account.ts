import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePasswordAgain } from '../../../shared/account/use-password-again.js';
import { calls } from '../../../shared/api/calls.js';
import type { ApiError } from '../../../shared/api/problem.js';
import { request } from '../../../shared/api/request.js';
import { send } from '../../../shared/api/send.js';
import { endSession } from '../../../shared/auth/token-manager.js';
import { forgetWritten } from '../../../shared/written/written.js';
import { useAuth } from '../../../shared/auth/use-auth.js';
import { toast } from '../../../shared/ui/toast.js';
import { accountIsGone } from './account-is-gone.js';
import { t } from '../texts.js';

/**
 * Ends the account and leaves. The session may end before the answer is here, with all that the page knows, so the call is
 * none of those that end with it.
 */
export function useDeleteAccount(email: string) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const navigate = useNavigate();
  const { userId } = useAuth();
  const again = usePasswordAgain();
  const fail = (refusal: ApiError) => {
    setError(again.heed(refusal) ? null : refusal);
  };
  const end = async () => {
    setBusy(true);
    setError(null);
    const proof = await again.prove();
    if (!proof.ok) {
      setBusy(false);
      fail(proof.error);
      return;
    }
    const { ok: _, ...password } = proof;
    const body = { email, ...password };
    const sent = await send(request(calls.deleteAccount, { body }), new AbortController().signal);
    // the answer may be lost though it is done
    const failed = 'error' in sent && (userId === null || !(await accountIsGone(userId)));
    setBusy(false);
    if (failed) {
      fail(sent.error);
      return;
    }
    if (userId !== null) forgetWritten(userId);
    endSession();
    await navigate('/authenticate');
    toast.success(t('yourAccountWasDeletedFarewell'));
  };
  const reset = () => {
    setError(null);
    again.reset();
  };
  return { busy, error, question: again.field, ready: again.ready, end, reset };
}

import { useCallback, useEffect, useState } from 'react';
import { endSessions, listSessions } from '../../../shared/auth/account.js';
import type { OwnSession } from '../../../shared/auth/identity-provider.js';
import type { ApiError } from '../../../shared/api/problem.js';

export type SessionsState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: ApiError }
  /** Whoever keeps the accounts does not tell. */
  | { readonly step: 'untold' }
  | { readonly step: 'ready'; readonly sessions: readonly OwnSession[] };

const LOADING: SessionsState = { step: 'loading' };

async function read(): Promise<SessionsState> {
  const result = await listSessions();
  if (result === null) return { step: 'untold' };
  return result.ok ? { step: 'ready', sessions: result.sessions } : { step: 'failed', error: result.error };
}

/** Where the user is signed in, and how to end that. */
export function useSessions() {
  const [state, setState] = useState(LOADING);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  useEffect(() => {
    let gone = false;
    void read().then((now) => {
      if (!gone) setState(now);
    });
    return () => {
      gone = true;
    };
  }, []);
  const reload = useCallback(async () => {
    setState(LOADING);
    setState(await read());
  }, []);
  /** @param id which of them; null ends all but this one */
  const end = async (id: string | null) => {
    setBusy(true);
    setError(null);
    const result = await endSessions(id);
    if (!result.ok) setError(result.error);
    const now = await read();
    if (now.step === 'ready') setState(now);
    setBusy(false);
  };
  return { state, busy, error, reload, end };
}

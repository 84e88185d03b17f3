import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAuth } from '../../shared/auth/use-auth.js';
import { newestDraft } from './drafts/own-drafts.js';

/** `/edit` goes on with the newest draft of this browser, or begins a new combo. */
export function EditRedirect() {
  const { userId } = useAuth();
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (userId === null) return;
    let wanted = true;
    void newestDraft(userId).then((id) => {
      if (wanted) setTarget(id === null ? '/test/test' : `/test/test?draft=${encodeURIComponent(id)}`);
    });
    return () => {
      wanted = false;
    };
  }, [userId]);
  return target === null ? null : <Navigate to={target} replace />;
}

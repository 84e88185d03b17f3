import { Navigate } from 'react-router-dom';
import { useAuth } from '../../shared/auth/use-auth.js';
import { Drafts } from './draft.js';

/** `/edit` goes on with the newest draft of this browser, or begins a new combo. */
export function EditRedirect() {
  const { userId } = useAuth();
  if (userId === null) return null;
  const [newest] = new Drafts(() => localStorage, userId).newestFirst();
  return (
    <Navigate to={newest === undefined ? '/test/test' : `/test/test?draft=${encodeURIComponent(newest.id)}`} replace />
  );
}

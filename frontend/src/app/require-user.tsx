import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../shared/auth/use-auth.js';
import { PageWait } from './page-wait.js';

/** Pages for users: visitors sign in first and come back. */
export function RequireUser() {
  const { status } = useAuth();
  const { pathname, search } = useLocation();
  if (status === 'unknown') return <PageWait />;
  if (status === 'visitor')
    return (
      <>
        <Navigate to={`/authenticate?next=${encodeURIComponent(pathname + search)}`} replace />
        <PageWait />
      </>
    );
  return <Outlet />;
}

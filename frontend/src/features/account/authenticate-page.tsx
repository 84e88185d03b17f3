import { useTitle } from '../../shared/lib/use-title.js';

export function AuthenticatePage() {
  useTitle('Sign in');
  return (
    <main>
      <h1>Sign in</h1>
    </main>
  );
}

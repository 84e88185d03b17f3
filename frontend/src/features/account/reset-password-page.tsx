import { useTitle } from '../../shared/lib/use-title.js';

export function ResetPasswordPage() {
  useTitle('New password');
  return (
    <main>
      <h1>New password</h1>
    </main>
  );
}

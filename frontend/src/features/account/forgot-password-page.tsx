import { useTitle } from '../../shared/lib/use-title.js';

export function ForgotPasswordPage() {
  useTitle('Forgot password');
  return (
    <main>
      <h1>Forgot password</h1>
    </main>
  );
}

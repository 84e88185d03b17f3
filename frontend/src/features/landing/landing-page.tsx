import { useTitle } from '../../shared/lib/use-title.js';

export function LandingPage() {
  useTitle('ComboLab');
  return (
    <main>
      <h1>ComboLab</h1>
    </main>
  );
}

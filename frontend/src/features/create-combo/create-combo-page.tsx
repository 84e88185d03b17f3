import { useTitle } from '../../shared/lib/use-title.js';

export function CreateComboPage() {
  useTitle('Create a combo');
  return (
    <main>
      <h1>Create a combo</h1>
    </main>
  );
}

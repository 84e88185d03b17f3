import { useMe } from '../../../shared/auth/use-auth.js';
import type { LiveCard } from '../../../shared/combos/newest-parts.js';

/** Whether the signed-in user may change a combo. The server decides again. */
export function useMayEdit(card: LiveCard): boolean {
  const me = useMe();
  return me !== undefined && (me._id === card.authorId || me.userType === 'ADMIN');
}

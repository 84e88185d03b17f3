import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { neighbours } from '../../shared/combos/last-list.js';
import { useSharedSelector } from '../../shared/state.js';
import { useComboPrefetch } from './combo-api.js';
import { isTyping } from './player/use-player-keys.js';

/** Where the arrow keys have a meaning of their own. */
const OWN_ARROWS = 'input, [role=slider], [role=tab], [role=radio], video';

/** Left and Right lead to the previous and next combo of the list last seen; the next one is fetched ahead. */
export function useNeighbours(comboId: string): { readonly previous: string | null; readonly next: string | null } {
  const ids = useSharedSelector((state) => state.lastList.ids);
  const navigate = useNavigate();
  const prefetch = useComboPrefetch();
  const { previous, next } = neighbours(ids, comboId);
  useEffect(() => {
    if (next !== null) prefetch(next);
  }, [next, prefetch]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (isTyping(event.target) || (event.target instanceof Element && event.target.closest(OWN_ARROWS) !== null))
        return;
      const to = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null;
      if (to === null) return;
      event.preventDefault();
      void navigate(`/combo/${to}`, { replace: true });
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, [navigate, previous, next]);
  return { previous, next };
}

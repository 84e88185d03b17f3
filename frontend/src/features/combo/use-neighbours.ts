import { useEffect, useEffectEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepList } from '../../shared/combos/kept-list.js';
import { neighbours } from '../../shared/combos/last-list.js';
import { useSharedSelector } from '../../shared/state.js';
import { useRestOfResults } from '../../shared/search/use-rest-of-results.js';
import { useComboPrefetch } from './combo-api.js';
import { isShortcut } from '../../shared/keys/shortcuts.js';
import { isTyping } from '../../shared/keys/typing.js';

/** Where the arrow keys have a meaning of their own. */
const OWN_ARROWS = 'input, [role=slider], [role=tab], [role=radio], video';

/** Left and Right lead to the previous and next combo of the list last seen; both are fetched ahead. */
export function useNeighbours(comboId: string): { readonly previous: string | null; readonly next: string | null } {
  const list = useSharedSelector((state) => state.lastList);
  const navigate = useNavigate();
  const prefetch = useComboPrefetch();
  const { previous, next } = neighbours(list.ids, comboId);
  useRestOfResults(list, comboId);
  useEffect(() => {
    keepList(list, comboId);
  }, [list, comboId]);
  useEffect(() => {
    for (const beside of [next, previous]) if (beside !== null) prefetch(beside);
  }, [next, previous, prefetch]);
  // An effect event: between the new combo's paint and its effects a key would still mean the old one's neighbours.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    if (event.target instanceof Element && event.target.closest(OWN_ARROWS) !== null) return;
    const to = isShortcut(event, 'previous') ? previous : isShortcut(event, 'next') ? next : null;
    if (to === null) return;
    event.preventDefault();
    void navigate(`/combo/${to}`, { replace: true });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      onKey(event);
    };
    addEventListener('keydown', listener);
    return () => {
      removeEventListener('keydown', listener);
    };
  }, []);
  return useMemo(() => ({ previous, next }), [previous, next]);
}

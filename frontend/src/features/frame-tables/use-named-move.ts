import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

function moveIn(hash: string): string | null {
  try {
    return hash.length < 2 ? null : decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * The move that the address names after `#`, scrolled to once its row is there; null where it names none. Back and Forward
 * lead to where the reader was instead.
 * @param rows what is drawn
 */
export function useNamedMove(rows: readonly { readonly slug: string }[]): string | null {
  const { hash, key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop && key !== 'default';
  const named = moveIn(hash);
  const isThere = named !== null && rows.some(({ slug }) => slug === named);
  const scrolled = useRef<string | null>(null);
  useEffect(() => {
    if (!isThere || isPop || scrolled.current === key) return;
    scrolled.current = key;
    document.getElementById(named)?.scrollIntoView();
  }, [isThere, isPop, key, named]);
  return named;
}

import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepsScroll } from '../shared/lib/keep-scroll.js';
import { wantScroll } from '../shared/lib/wanted-scroll.js';
import { StoredScrolls } from './stored-scrolls.js';

const scrolls = new StoredScrolls(() => sessionStorage);
addEventListener('pagehide', () => {
  scrolls.save();
});

/** How far the page was scrolled when that was last heard of: asking would lay out the page in the middle of a change. */
let top = 0;
addEventListener(
  'scroll',
  () => {
    top = scrollY;
  },
  { passive: true },
);

/** A list is waited for this long since it last grew; ms. */
const PATIENCE_MS = 3000;
/** The reader takes over. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Back, Forward and reloading lead to where the reader was, as soon as the page is long enough for it; a new page
 * begins at its top, or at the place its address names. (The router's ScrollRestoration scrolls once, when a list that is still
 * on its way is too short for it.)
 */
export function useScrollMemory(): void {
  const location = useLocation();
  const { key, hash, pathname } = location;
  const stays = keepsScroll(location.state);
  // The first entry of a tab has no key of its own.
  const place = key === 'default' ? pathname : key;
  const kind = useNavigationType();
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const known = kind === NavigationType.Pop ? scrolls.read(place) : null;
    let stop = (): void => undefined;
    if (known !== null) stop = scrollWhenPossible(known);
    else if (named !== null) named.scrollIntoView();
    else if (!stays && top !== 0) scrollTo(0, (top = 0));
    const keep = () => {
      scrolls.write(place, scrollY);
    };
    if (known === null) scrolls.write(place, top);
    addEventListener('scroll', keep, { passive: true });
    return () => {
      stop();
      removeEventListener('scroll', keep);
    };
  }, [place, hash, kind, stays]);
}

function scrollWhenPossible(top: number): () => void {
  const done = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      done.abort();
    }, PATIENCE_MS);
    const most = document.documentElement.scrollHeight - innerHeight;
    if (most < top) return;
    scrollTo(0, top);
    done.abort();
  };
  const growth = new ResizeObserver(look);
  wantScroll(top);
  done.signal.addEventListener('abort', () => {
    wantScroll(null);
    growth.disconnect();
    clearTimeout(timer);
  });
  growth.observe(document.body);
  for (const name of OWN_MOVES) {
    addEventListener(
      name,
      () => {
        done.abort();
      },
      { signal: done.signal, passive: true },
    );
  }
  look();
  return () => {
    done.abort();
  };
}

import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../../shared/auth/use-auth.js';
import { useShortcut } from '../../shared/keys/use-shortcut.js';
import { loadLanguage } from '../../shared/search/language.js';
import { recentSearches } from '../../shared/search/recent-searches.js';
import { TypedAhead } from './typed-ahead.js';

const typed = new TypedAhead();
const Palette = lazy(async () => ({ default: (await import('./palette.js')).Palette }));
/** There the search box itself is meant. */
const RESULTS = /^\/(results|game)(\/|$)/;

const takeTyped = (): string => typed.end();

/** Opens the command palette; its code is fetched then. */
export function PaletteHost() {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const show = () => {
    loadLanguage();
    typed.begin();
    setOpen(true);
  };
  useShortcut('palette', show, { inTexts: true });
  useShortcut('paletteToo', show, { when: !RESULTS.test(pathname) });
  useForgottenSearches();
  if (!open) return null;
  return (
    <Suspense>
      <Palette
        takeTyped={takeTyped}
        onClose={() => {
          setOpen(false);
        }}
      />
    </Suspense>
  );
}

/** What somebody searched for goes with them. */
function useForgottenSearches(): void {
  const { status, generation } = useAuth();
  useEffect(() => {
    if (status === 'visitor' && generation > 0) recentSearches.clear();
  }, [status, generation]);
}

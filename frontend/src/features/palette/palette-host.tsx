import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../../shared/auth/use-auth.js';
import { hasOwnSearch, onPaletteAsked } from '../../shared/keys/palette-asked.js';
import { useShortcut } from '../../shared/keys/use-shortcut.js';
import { loadLanguage } from '../../shared/search/language.js';
import { recentSearches } from '../../shared/search/recent-searches.js';
import { toast } from '../../shared/ui/toast.js';
import type { PaletteProps } from './palette.js';
import { TypedAhead } from './typed-ahead.js';
import { t } from './texts.js';

const typed = new TypedAhead();
/** Null until its code is there; from then on the palette opens at once. */
let loaded: ComponentType<PaletteProps> | null = null;

const takeTyped = (): string => typed.end();

/** Opens the command palette; its code is fetched then. */
export function PaletteHost() {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  const { pathname } = useLocation();
  const show = () => {
    loadLanguage();
    typed.begin();
    if (loaded !== null) {
      setPalette(() => loaded);
      return;
    }
    import('./palette.js').then(
      (code) => {
        loaded = code.Palette;
        setPalette(() => code.Palette);
      },
      () => {
        typed.end();
        toast.error(t('thePaletteCouldNotBe'));
      },
    );
  };
  useShortcut('palette', show, { inTexts: true });
  useShortcut('paletteToo', show, { when: !hasOwnSearch(pathname) });
  const onAsked = useEffectEvent(show);
  useEffect(
    () =>
      onPaletteAsked(() => {
        onAsked();
      }),
    [],
  );
  useForgottenSearches();
  if (Palette === null) return null;
  return (
    <Palette
      takeTyped={takeTyped}
      onClose={() => {
        setPalette(null);
      }}
    />
  );
}

/** What somebody searched for goes with them. */
function useForgottenSearches(): void {
  const { status, generation } = useAuth();
  useEffect(() => {
    if (status === 'visitor' && generation > 0) recentSearches.clear();
  }, [status, generation]);
}

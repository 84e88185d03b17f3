import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { LIMITS } from '@combolab/contracts';
import { isShortcut } from '../../shared/keys/shortcuts.js';
import { gameOf } from '@combolab/contracts/filters';
import { PaletteEntries } from './palette-entries.js';
import styles from './palette.module.css';
import { PaletteSearches } from './palette-searches.js';
import { t } from './texts.js';

export interface PaletteProps {
  /** What was typed before the palette was there. */
  readonly takeTyped: () => string;
  readonly onClose: () => void;
}

/** Searches combos and goes to pages and settings, by typing. */
export function Palette({ takeTyped, onClose }: PaletteProps) {
  const [query, setQuery] = useState('');
  const [before] = useState(() => document.activeElement);
  const { pathname } = useLocation();
  const game = gameOf(/^\/(?:results|game)\/(\w+)/.exec(pathname)?.[1]);
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.palette}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            const typed = takeTyped();
            // Before the next key comes: it would be taken for all there is.
            queueMicrotask(() => {
              flushSync(() => {
                setQuery((text) => typed + text);
              });
            });
          }}
          onCloseAutoFocus={(event) => {
            // Without a trigger the dialog would leave the focus nowhere.
            event.preventDefault();
            // This comes a moment late: who has opened the palette again types there already.
            if (before instanceof HTMLElement && document.activeElement === document.body)
              before.focus({ preventScroll: true });
          }}
          onKeyDown={(event) => {
            if (!isShortcut(event.nativeEvent, 'palette')) return;
            event.preventDefault();
            onClose();
          }}
        >
          <Dialog.Title className="visuallyHidden">{t('commandPalette')}</Dialog.Title>
          <Command shouldFilter={false} vimBindings={false} loop label={t('searchCombosPagesAndSettings')}>
            <div className={styles.box}>
              <Search className="icon" aria-hidden />
              <Command.Input
                value={query}
                onValueChange={setQuery}
                maxLength={LIMITS.searchLength}
                placeholder={t('searchCombosPagesAndSettings')}
              />
              <kbd aria-hidden>Esc</kbd>
            </div>
            <Command.List className={styles.list} label={t('commands')}>
              <PaletteSearches query={query} game={game} onDone={onClose} />
              <PaletteEntries query={query} onDone={onClose} />
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

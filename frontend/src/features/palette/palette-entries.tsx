import { Command } from 'cmdk';
import { Check, SquarePen } from 'lucide-react';
import { pageActions } from '../../shared/keys/page-actions.js';
import { useStore } from '../../shared/store/use-store.js';
import { matches } from '../../shared/search/matches.js';
import styles from './palette.module.css';
import { useEntries, type Entry } from './use-entries.js';
import { t } from './texts.js';

/** Pages and settings that fit what is typed. */
export function PaletteEntries({ query, onDone }: { readonly query: string; readonly onDone: () => void }) {
  const { pages, settings } = useEntries();
  const fitting = (entries: readonly Entry[]) =>
    entries.filter(({ label, also = '' }) => matches(`${label} ${also}`, query.trim()));
  const told = useStore(pageActions);
  const ofPage = told.actions
    .filter(({ enabled }) => enabled())
    .map(({ label, run }): Entry => ({ label, icon: SquarePen, run: () => setTimeout(run) }));
  const groups = [
    [told.heading, fitting(ofPage)],
    [t('pages'), fitting(pages)],
    [t('settings'), fitting(settings)],
  ] as const;
  return groups.map(([heading, entries]) =>
    entries.length === 0 ? null : (
      <Command.Group key={heading} heading={heading} className={styles.group}>
        {entries.map(({ label, icon: Icon, on = false, run }) => (
          <Command.Item
            key={label}
            value={label}
            className={styles.item}
            onSelect={() => {
              onDone();
              run();
            }}
          >
            <Icon className="icon" aria-hidden />
            <span className={styles.words}>{label}</span>
            {on && (
              <>
                <Check size={16} aria-hidden />
                <span className="visuallyHidden">{t('chosen')}</span>
              </>
            )}
          </Command.Item>
        ))}
      </Command.Group>
    ),
  );
}

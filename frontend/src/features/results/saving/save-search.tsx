import { Bookmark, BookmarkCheck } from 'lucide-react';
import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../../../shared/auth/use-auth.js';
import type { Filters } from '@combolab/contracts/filters';
import { Button } from '../../../shared/ui/button.js';
import styles from './save-search.module.css';
import { savedAs } from '../../../entities/saved-searches/saved-filters.js';
import { useSavedSearchesQuery } from '../../../entities/saved-searches/saved-searches-api.js';
import { t } from '../texts.js';

const SaveSearchDialog = lazy(async () => ({ default: (await import('./save-search-dialog.js')).SaveSearchDialog }));

/** Keeps the search of the page, or says that it is kept. Visitors sign in on the way. */
export function SaveSearch({ filters }: { readonly filters: Filters }) {
  const { userId } = useAuth();
  const { data: searches = [] } = useSavedSearchesQuery(userId ?? skipToken);
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const saved = userId === null ? undefined : savedAs(filters, searches);
  const words = saved === undefined ? t('saveSearch') : t('saved');
  const Icon = saved === undefined ? Bookmark : BookmarkCheck;
  return (
    <>
      <Button
        size="s"
        className={styles.save}
        aria-label={saved === undefined ? t('saveSearch') : t('savedChangeThisSearch')}
        aria-haspopup="dialog"
        data-tip={saved === undefined ? t('saveSearch') : saved.name}
        data-saved={saved !== undefined}
        onClick={() => {
          if (userId === null) void navigate(`/authenticate?next=${encodeURIComponent(pathname + search)}`);
          else setOpen(true);
        }}
      >
        <Icon size={16} aria-hidden />
        <span className={styles.words}>{words}</span>
      </Button>
      {open && userId !== null && (
        <Suspense>
          <SaveSearchDialog
            userId={userId}
            filters={filters}
            saved={saved}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

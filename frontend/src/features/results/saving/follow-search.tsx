import { BellPlus, BellRing, BookmarkCheck } from 'lucide-react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findGame } from '@combolab/contracts';
import type { Filters } from '@combolab/contracts/filters';
import { problemText } from '../../../shared/api/problem.js';
import { useIntentionKey } from '../../../shared/api/use-intention-key.js';
import { useAuth } from '../../../shared/auth/use-auth.js';
import { lazyPart } from '../../../shared/lib/lazy-part.js';
import { Button } from '../../../shared/ui/button.js';
import { toast } from '../../../shared/ui/toast.js';
import { nameOf, queryOf, savedAs } from '../../../entities/saved-searches/saved-filters.js';
import { useSavedSearchesQuery, useSaveSearchMutation } from '../../../entities/saved-searches/saved-searches-api.js';
import { t } from '../texts.js';
import styles from './follow-search.module.css';

const SavedSearchDialog = lazyPart(() => import('./saved-search-dialog.js'), 'SavedSearchDialog');

/** Follows the search of the page in one press: it is kept and tells of new combos. Once it is, it can be changed here. Visitors sign in on the way. */
export function FollowSearch({ filters }: { readonly filters: Filters }) {
  const { userId, status } = useAuth();
  const { data: searches = [], isLoading: loading } = useSavedSearchesQuery(userId ?? skipToken);
  const [save, { isLoading: saving }] = useSaveSearchMutation();
  const { keyFor } = useIntentionKey();
  const [changing, setChanging] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const saved = userId === null ? undefined : savedAs(filters, searches);
  const name = saved?.name ?? nameOf(filters, findGame(filters.game)?.shortName ?? '');
  const follow = async (owner: string) => {
    const wanted = { name, query: queryOf(filters), alert: true };
    const result = await save({ userId: owner, search: wanted, idempotencyKey: keyFor(JSON.stringify(wanted)) });
    if ('error' in result) {
      setChanging(false);
      toast.error(t('isNotFollowed', { name, problem: problemText(result.error) }));
      return;
    }
    toast.success(t('followingYouWillBeTold'), {
      label: t('savedSearches'),
      run: () => void navigate('/saved-searches'),
    });
  };
  const tells = saving || saved?.alert === true;
  const kept = saved !== undefined;
  // a press while the answer is on its way asks for the change of what comes with it
  const press = () => {
    if (userId === null) void navigate(`/authenticate?next=${encodeURIComponent(pathname + search)}`);
    else if (tells || kept) setChanging(true);
    else void follow(userId);
  };
  const Icon = tells ? BellRing : kept ? BookmarkCheck : BellPlus;
  return (
    <>
      <Button
        look="ghost"
        size="s"
        className={styles.follow}
        data-kept={tells || kept}
        disabled={status === 'unknown' || loading}
        {...(kept && { 'aria-haspopup': 'dialog' as const })}
        aria-label={
          tells ? t('followingChange', { name }) : kept ? t('savedChange', { name }) : t('followThisSearch', { name })
        }
        data-tip={tells || kept ? name : t('hearOfNewCombos', { name })}
        onClick={press}
      >
        <Icon size={16} aria-hidden />
        <span className={styles.words}>{tells ? t('following') : kept ? t('saved') : t('followSearch')}</span>
      </Button>
      {changing && saved !== undefined && userId !== null && (
        <SavedSearchDialog
          userId={userId}
          filters={filters}
          saved={saved}
          onClose={() => {
            setChanging(false);
          }}
        />
      )}
    </>
  );
}

import { BellPlus, BellRing } from 'lucide-react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation, useNavigate } from 'react-router-dom';
import { problemText } from '../../../shared/api/problem.js';
import { useIntentionKey } from '../../../shared/api/use-intention-key.js';
import { useAuth } from '../../../shared/auth/use-auth.js';
import type { Filters } from '@combolab/contracts/filters';
import { Button } from '../../../shared/ui/button.js';
import { toast } from '../../../shared/ui/toast.js';
import styles from './follow-matchup.module.css';
import { matchupName, matchupOf } from './matchup.js';
import { queryOf, savedAs } from '../../../entities/saved-searches/saved-filters.js';
import { useSavedSearchesQuery, useSaveSearchMutation } from '../../../entities/saved-searches/saved-searches-api.js';
import { useRemove } from '../../../entities/saved-searches/use-remove.js';
import { t } from '../texts.js';

/** Follows the matchup of the results, where they are of one: a saved search that tells of new combos. */
export function FollowMatchup({ filters }: { readonly filters: Filters }) {
  const matchup = matchupOf(filters);
  return matchup === null ? null : <FollowOne key={queryOf(matchup)} filters={matchup} />;
}

function FollowOne({ filters }: { readonly filters: Filters }) {
  const { userId, status } = useAuth();
  const { data: searches = [], isLoading: loading } = useSavedSearchesQuery(userId ?? skipToken);
  const [save, { isLoading }] = useSaveSearchMutation();
  const { keyFor } = useIntentionKey();
  const remove = useRemove(userId ?? '');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const name = matchupName(filters);
  const saved = userId === null ? undefined : savedAs(filters, searches);
  const follows = isLoading || saved?.alert === true;
  const follow = async (owner: string) => {
    const wanted =
      saved === undefined ? { name, query: queryOf(filters), alert: true } : { searchId: saved._id, alert: true };
    const result = await save({ userId: owner, search: wanted, idempotencyKey: keyFor(JSON.stringify(wanted)) });
    if ('error' in result) {
      toast.error(t('isNotFollowed', { name, problem: problemText(result.error) }));
      return;
    }
    toast.success(t('followingYouWillBeTold'), {
      label: t('savedSearches'),
      run: () => void navigate('/saved-searches'),
    });
  };
  const press = () => {
    if (userId === null) void navigate(`/authenticate?next=${encodeURIComponent(pathname + search)}`);
    else if (saved?.alert === true) remove(saved);
    else if (!isLoading) void follow(userId);
  };
  const Icon = follows ? BellRing : BellPlus;
  const thing = filters.attacker.length + filters.defender.length === 2 ? 'matchup' : 'fighter';
  return (
    <Button
      size="s"
      className={styles.follow}
      data-follows={follows}
      disabled={status === 'unknown' || loading}
      aria-label={follows ? t('followingUnfollow', { name }) : t('followThisNamed', { thing, name })}
      data-tip={follows ? t('unfollowNamed', { name }) : t('hearOfNewCombos', { name })}
      onClick={press}
    >
      <Icon size={16} aria-hidden />
      {follows ? t('following') : t('followThis', { thing })}
    </Button>
  );
}

import { skipToken } from '@reduxjs/toolkit/query';
import { UserRoundCheck, UserRoundPlus } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AuthorData } from '@combolab/contracts';
import { problemText } from '../../shared/api/problem.js';
import { useAuth } from '../../shared/auth/use-auth.js';
import { Button } from '../../shared/ui/button.js';
import { toast } from '../../shared/ui/toast.js';
import styles from './follow-button.module.css';
import { useFollowsQuery, useSetFollowMutation } from './follows-api.js';
import { t } from './texts.js';

interface Props {
  readonly author: AuthorData;
  readonly size?: 'm' | 's';
}

/** Follows somebody, or says that one does. Visitors sign in first and come back; nobody follows themselves. */
export function FollowButton({ author, size = 'm' }: Props) {
  const { userId, status } = useAuth();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data: list, isError, refetch } = useFollowsQuery(userId ?? skipToken);
  const [setFollow, { isLoading }] = useSetFollowMutation();
  if (userId === author._id) return null;
  const follows = list?.find((each) => each.author._id === author._id)?.follows ?? false;
  const Icon = follows ? UserRoundCheck : UserRoundPlus;
  const press = async () => {
    if (userId === null) {
      await navigate(`/authenticate?next=${encodeURIComponent(pathname + search)}`);
      return;
    }
    if (isLoading) return;
    if (list === undefined) {
      const again = await refetch();
      if (again.isError) toast.error(t('whomYouFollowCouldNot', { problem: problemText(again.error) }));
      return;
    }
    const result = await setFollow({ userId, author, follows: !follows });
    if ('error' in result)
      toast.error(t('nothingWasChanged', { name: author.displayName, problem: problemText(result.error) }));
  };
  const isReady = status === 'visitor' || list !== undefined || isError;
  return (
    <Button
      size={size}
      className={styles.follow}
      disabled={!isReady}
      data-follows={follows}
      aria-label={
        follows ? t('followingUnfollow', { name: author.displayName }) : t('followNamed', { name: author.displayName })
      }
      data-tip={follows ? t('unfollow') : t('hearOfWhatTheyShare')}
      onClick={() => void press()}
    >
      <Icon size={16} aria-hidden />
      {follows ? t('following') : t('follow')}
    </Button>
  );
}

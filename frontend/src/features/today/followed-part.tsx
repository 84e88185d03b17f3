import { skipToken } from '@reduxjs/toolkit/query';
import { Link } from 'react-router-dom';
import type { GameId } from '@combolab/contracts';
import { noFilters, resultsAddress } from '@combolab/contracts/filters';
import { useFollowsQuery } from '../../entities/follows/follows-api.js';
import type { DrawCard } from '../../shared/combos/card-shelf.js';
import { buttonClass } from '../../shared/ui/button.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { Part } from './part.js';
import styles from './today.module.css';
import { MOST_AUTHORS, useNewOfAuthorsQuery } from './today-api.js';

interface Props {
  readonly userId: string;
  readonly gameId: GameId;
  readonly Card: DrawCard;
}

/** What those made whom the user follows, the newest first. */
export function FollowedPart({ userId, gameId, Card }: Props) {
  const follows = useFollowsQuery(userId, { refetchOnMountOrArgChange: true });
  const names = follows.data?.filter((each) => each.follows).map(({ author }) => author.displayName);
  const found = useNewOfAuthorsQuery(names === undefined || names.length === 0 ? skipToken : names, {
    refetchOnMountOrArgChange: true,
  });
  const error = follows.error ?? found.error;
  const title = 'New from players you follow';
  if (names === undefined || found.isLoading)
    return (
      <Part title={title}>
        {error !== undefined && (
          <ErrorNotice title="Their combos could not be loaded" error={error} onRetry={() => void follows.refetch()} />
        )}
      </Part>
    );
  if (names.length === 0)
    return (
      <Part title={title}>
        <p className={styles.quiet}>
          You follow nobody yet. “Follow” on the profile of somebody whose combos you like brings their new ones here.
        </p>
      </Part>
    );
  const hits = found.currentData?.hits ?? [];
  const all = { ...noFilters(gameId), author: names.slice(0, MOST_AUTHORS), sort: 'new' as const };
  return (
    <Part
      title={title}
      action={
        hits.length > 0 && (
          <Link to={resultsAddress(all)} className={buttonClass({ look: 'ghost', size: 's' })}>
            See all
          </Link>
        )
      }
    >
      {found.error !== undefined && (
        <ErrorNotice
          title="Their combos could not be loaded"
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.error === undefined && hits.length === 0 && <p className={styles.quiet}>They have shared no combo yet.</p>}
      <ul className={styles.cards}>
        {hits.map((combo) => (
          <li key={combo._id}>
            <Card listed={combo} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

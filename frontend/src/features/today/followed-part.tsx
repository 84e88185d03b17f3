import { Link } from 'react-router-dom';
import type { GameId } from '@combolab/contracts';
import { noFilters, resultsAddress } from '@combolab/contracts/filters';
import type { DrawCard } from '../../shared/combos/card-shelf.js';
import { buttonClass } from '../../shared/ui/button.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { Part } from './part.js';
import styles from './today.module.css';
import { MOST_AUTHORS } from './today-api.js';
import type { Today } from './use-today.js';

interface Props {
  readonly today: Today;
  readonly gameId: GameId;
  readonly Card: DrawCard;
}

/** What those made whom the user follows, the newest first. */
export function FollowedPart({ today: { follows, names, newest }, gameId, Card }: Props) {
  const title = 'New from players you follow';
  if (names === undefined)
    return (
      <Part title={title}>
        <ErrorNotice
          title="Whom you follow could not be loaded"
          error={follows.error}
          onRetry={() => void follows.refetch()}
        />
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
  const hits = newest.currentData?.hits ?? [];
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
      {newest.error !== undefined && (
        <ErrorNotice
          title="Their combos could not be loaded"
          error={newest.error}
          onRetry={() => void newest.refetch()}
        />
      )}
      {newest.error === undefined && hits.length === 0 && (
        <p className={styles.quiet}>They have shared no combo yet.</p>
      )}
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

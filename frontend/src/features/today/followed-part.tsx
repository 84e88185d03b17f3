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
import { t } from './texts.js';

interface Props {
  readonly today: Today;
  readonly gameId: GameId;
  readonly Card: DrawCard;
}

/** What those made whom the user follows, the newest first. */
export function FollowedPart({ today: { follows, names, newest }, gameId, Card }: Props) {
  const title = t('newFromPlayersYouFollow');
  if (names === undefined)
    return (
      <Part title={title}>
        <ErrorNotice
          compact
          title={t('whomYouFollowCouldNot')}
          error={follows.error}
          onRetry={() => void follows.refetch()}
        />
      </Part>
    );
  if (names.length === 0)
    return (
      <Part title={title}>
        <p className={styles.quiet}>{t('youFollowNobodyYetFollow')}</p>
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
            {t('seeAll')}
          </Link>
        )
      }
    >
      {newest.error !== undefined && (
        <ErrorNotice
          compact
          title={t('theirCombosCouldNotBe')}
          error={newest.error}
          onRetry={() => void newest.refetch()}
        />
      )}
      {newest.error === undefined && hits.length === 0 && <p className={styles.quiet}>{t('theyHaveSharedNoCombo')}</p>}
      <ul className={styles.cards} data-rows>
        {hits.map((combo) => (
          <li key={combo._id}>
            <Card listed={combo} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

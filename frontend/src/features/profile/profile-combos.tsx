import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { ComboCard } from '@combolab/contracts';
import { problemText } from '../../shared/api/problem.js';
import { listShown } from '../../shared/combos/last-list.js';
import { useSharedDispatch } from '../../shared/state.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { GhostCard } from '../../shared/ui/ghost-card.js';
import { NoCombos } from './no-combos.js';
import { useCombosOfInfiniteQuery } from './profile-api.js';
import type { ProfileParts } from './profile-parts.js';
import { t } from './texts.js';
import styles from './profile.module.css';

interface Props extends Pick<ProfileParts, 'Card'> {
  readonly userId: string;
  readonly own: boolean;
}

/** The combos that somebody shared. */
export function ProfileCombos({ userId, own, Card }: Props) {
  const query = useCombosOfInfiniteQuery(userId, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = query;
  const cards = useMemo(() => {
    const all = (currentData?.pages ?? []).flatMap(({ combos }) => combos);
    return [...new Map(all.map((card) => [card._id, card])).values()];
  }, [currentData]);
  useWalk(cards);
  return (
    <section className={styles.section} aria-labelledby="combos">
      <h2 id="combos">{own ? t('myCombos') : t('combos')}</h2>
      {currentData === undefined ? (
        error !== undefined && !isFetching ? (
          <ErrorNotice title={t('theCombosCouldNotBe')} error={error} onRetry={() => void refetch()} />
        ) : (
          <GhostCombos />
        )
      ) : cards.length === 0 ? (
        <NoCombos own={own} />
      ) : (
        <ul className={styles.grid} data-rows>
          {cards.map((card) => (
            <li key={card._id}>
              <Card listed={card} />
            </li>
          ))}
        </ul>
      )}
      {currentData !== undefined && query.hasNextPage && (
        <div className={styles.more}>
          {query.isFetchNextPageError && !isFetching && <p role="alert">{problemText(error)}</p>}
          <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('showMoreCombos')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The places of combos while they are awaited. */
export const GhostCombos = () => (
  <div className={styles.grid} data-rows aria-hidden>
    {[0, 1, 2, 3].map((n) => (
      <GhostCard key={n} />
    ))}
  </div>
);

/** Previous and next on the combo page walk through these. */
function useWalk(cards: readonly ComboCard[]): void {
  const { pathname } = useLocation();
  const dispatch = useSharedDispatch();
  useEffect(() => {
    dispatch(listShown({ ids: cards.map(({ _id }) => _id), address: pathname }));
  }, [dispatch, cards, pathname]);
}

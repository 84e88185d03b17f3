import { ListVideo, Plus, Star } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../shared/auth/use-auth.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { ShortListEnd } from '../../shared/ui/short-list-end.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { ListTile } from './list-tile.js';
import { useFavoritesQuery, useOwnListsQuery } from '../../entities/lists/lists-api.js';
import styles from './lists.module.css';
import { NewListDialog } from './new-list-dialog.js';
import { PrivacyMark } from '../../entities/lists/privacy-mark.js';
import { t } from './texts.js';

/** The own lists; favourites are the first of them. */
export function ListsPage() {
  const { data: lists, error, isFetching, refetch } = useOwnListsQuery(null, { refetchOnMountOrArgChange: true });
  const [making, setMaking] = useState(false);
  const navigate = useNavigate();
  const late = useDelayed(lists === undefined && isFetching);
  useTitle(t('yourLists'));
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>{t('yourLists')}</h1>
        <Button
          onClick={() => {
            setMaking(true);
          }}
        >
          <Plus className="icon" aria-hidden />
          {t('newList')}
        </Button>
      </header>
      {lists === undefined && error !== undefined && !isFetching ? (
        <ErrorNotice title={t('yourListsCouldNotBe')} error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className={styles.tiles} aria-busy={lists === undefined}>
          <li>
            <Favourites />
          </li>
          {(lists ?? []).map((list) => (
            <li key={list._id}>
              <ListTile
                name={list.name}
                to={`/lists/${list._id}`}
                count={list.numCombos}
                first={list.first}
                mark={<PrivacyMark isPublic={list.isPublic} />}
                sign={<ListVideo size={28} strokeWidth={1.5} />}
              />
            </li>
          ))}
          {lists === undefined && late && <GhostTiles />}
          {lists !== undefined && lists.length < 2 && (
            <li className={styles.next} data-tiles={lists.length + 1}>
              <ShortListEnd count={lists.length + 1} to="/results" way={t('browseCombos')}>
                {t('aListKeepsCombosIn')}
              </ShortListEnd>
            </li>
          )}
        </ul>
      )}
      {making && (
        <NewListDialog
          onClose={() => {
            setMaking(false);
          }}
          onMade={(list) => void navigate(`/lists/${list._id}`)}
        />
      )}
    </main>
  );
}

function Favourites() {
  const { userId } = useAuth();
  const { data } = useFavoritesQuery(userId ?? '', { skip: userId === null });
  return (
    <ListTile
      name={t('favourites')}
      to="/lists/favourites"
      count={data?.length ?? null}
      first={data?.slice(0, 3) ?? []}
      mark={<PrivacyMark isPublic={false} />}
      sign={<Star size={28} strokeWidth={1.5} />}
    />
  );
}

function GhostTiles() {
  return [0, 1, 2].map((n) => (
    <li key={n} className={styles.tile} aria-hidden>
      <span className={styles.pictures}>
        <Skeleton height="100%" radius="0" />
      </span>
      <div className={styles.words}>
        <Skeleton height="20px" width="60%" />
        <Skeleton height="16px" width="40%" />
      </div>
    </li>
  ));
}

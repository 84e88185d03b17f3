import { Star } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { ComboCard } from '@combolab/contracts';
import { useAuth } from '../../shared/auth/use-auth.js';
import { cx } from '../../shared/lib/cx.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { startLive } from '../../shared/live/live-socket.js';
import { buttonClass } from '../../shared/ui/button.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { Notice } from '../../shared/ui/notice.js';
import { FavouriteCards } from './favourite-cards.js';
import { GhostCards } from './ghost-cards.js';
import type { CardComponent } from './list-cards.js';
import { combosWords } from '../../entities/lists/list-words.js';
import { useFavoritesQuery } from '../../entities/lists/lists-api.js';
import styles from './lists.module.css';
import { PrivacyMark } from '../../entities/lists/privacy-mark.js';
import { useRemembered } from './use-remembered.js';
import { t } from './texts.js';

const NONE: readonly ComboCard[] = [];

/** The own favourites as a list, newest favourite first. `Card` draws one of them. */
export function FavouritesPage({ Card }: { readonly Card: CardComponent }) {
  const { userId } = useAuth();
  const { data, error, isFetching, refetch } = useFavoritesQuery(userId ?? '', { skip: userId === null });
  const late = useDelayed(data === undefined && isFetching);
  useTitle(t('favourites'));
  useEffect(startLive, []);
  useRemembered(data ?? NONE);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div className={styles.about}>
          <Link to="/lists" className={cx(styles.back, 'reach')}>
            {t('yourLists')}
          </Link>
          <h1>{t('favourites')}</h1>
          <p className={styles.facts}>
            {data !== undefined && <span>{combosWords(data.length)}</span>}
            <PrivacyMark isPublic={false} />
          </p>
        </div>
      </header>
      {data === undefined ? (
        error !== undefined && !isFetching ? (
          <ErrorNotice title={t('yourFavouritesCouldNotBe')} error={error} onRetry={() => void refetch()} />
        ) : (
          late && <GhostCards />
        )
      ) : data.length === 0 ? (
        <Notice
          title={t('noFavouritesYet')}
          icon={<Star size={28} strokeWidth={1.5} aria-hidden />}
          actions={
            <Link to="/results" className={buttonClass({ look: 'primary' })}>
              {t('browseCombos')}
            </Link>
          }
        >
          {t('favouriteBesideAComboKeeps')}
        </Notice>
      ) : (
        <FavouriteCards cards={data} Card={Card} />
      )}
    </main>
  );
}

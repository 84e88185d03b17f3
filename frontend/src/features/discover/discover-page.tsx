import { useEffect, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { findGame } from '@combolab/contracts';
import { reportPageView } from '../../shared/analytics/analytics.js';
import { GameStrip } from '../../shared/games/game-strip.js';
import { useGamesQuery } from '../../shared/games/games-api.js';
import { useLastGame } from '../../shared/games/last-game.js';
import type { GuideFilters } from '../../entities/guides/guides-api.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { startLive } from '../../shared/live/live-socket.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { discoverAddress, readDiscover } from './discover-address.js';
import styles from './discover.module.css';
import { FoundGuides } from './found-guides.js';
import { GhostGuides } from './ghost-guides.js';
import { GuideFilterRow } from './guide-filter-row.js';
import { t } from './texts.js';

/** Guides of a game. Without a game nothing is asked for. */
export function DiscoverPage() {
  const { gameId } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data: games = [], error, isFetching, refetch } = useGamesQuery(undefined);
  const game = findGame(gameId ?? '')?.id ?? games[0]?._id ?? null;
  const text = search.toString();
  const filters = useMemo(() => (game === null ? null : readDiscover(game, new URLSearchParams(text))), [game, text]);
  useTitle(game === null ? t('guides') : t('guidesOfGame', { game: findGame(game)?.shortName ?? '' }));
  useLastGame(gameId ?? null);
  useEffect(startLive, []);
  useEffect(() => {
    reportPageView('discover');
  }, []);
  const change = (next: GuideFilters) => void navigate(discoverAddress(next), { replace: true });
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>{t('guides')}</h1>
        {(games.length > 0 || isFetching) && (
          <GameStrip
            games={games}
            value={game}
            onChange={(next) => {
              change({ game: next, q: filters?.q ?? '', fighter: [], level: filters?.level ?? [] });
            }}
          />
        )}
      </header>
      {filters !== null ? (
        <>
          <GuideFilterRow key={filters.game} filters={filters} onChange={change} />
          <FoundGuides filters={filters} onChange={change} />
        </>
      ) : error !== undefined && !isFetching ? (
        <ErrorNotice title={t('theGamesCouldNotBe')} error={error} onRetry={() => void refetch()} />
      ) : (
        <GhostGuides />
      )}
    </main>
  );
}

import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link } from 'react-router-dom';
import { GAMES, LIMITS, type Game } from '@combolab/contracts';
import { inOtherGame, resultsAddress, type Filters } from '@combolab/contracts/filters';
import { useSearchTotalQuery } from '../../shared/search/search-api.js';
import { t } from './texts.js';
import styles from './elsewhere.module.css';

interface Props {
  readonly filters: Filters;
  /** How many combos were found here; null while it is not known. */
  readonly total: number | null;
}

/** Where little was found: the other games in which more combos meet the same question. */
export function Elsewhere({ filters, total }: Props) {
  if (total === null || total >= LIMITS.pageSize) return null;
  return GAMES.filter(({ id }) => id !== filters.game).map((game) => (
    <InGame key={game.id} filters={filters} total={total} game={game} />
  ));
}

function InGame({ filters, total, game }: Props & { readonly total: number; readonly game: Game }) {
  const there = inOtherGame(filters, game.id);
  const { currentData = 0 } = useSearchTotalQuery(there ?? skipToken);
  if (there === null || currentData <= total) return null;
  return (
    <p className={styles.elsewhere}>
      {t.rich(
        'combosInGame',
        { link: <Link to={resultsAddress(there)} /> },
        { count: currentData, game: game.shortName },
      )}
    </p>
  );
}

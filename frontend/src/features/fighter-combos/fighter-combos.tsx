import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { fighterPath, findFighter, findGame, slugOf, type FacetCounts, type FighterPage } from '@combolab/contracts';
import { resultsAddress } from '@combolab/contracts/filters';
import { framesPath } from '@combolab/contracts/frame-data';
import { startLive } from '../../shared/live/live-socket.js';
import { useTitle } from '../../shared/lib/use-title.js';
import type { DrawCard } from '../../shared/combos/card-shelf.js';
import { useSearchFewQuery } from '../../shared/search/search-api.js';
import { buttonClass } from '../../shared/ui/button.js';
import { Emblem } from '../../shared/ui/emblem.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { MatchupTile } from '../../shared/ui/matchup-tile.js';
import { Notice } from '../../shared/ui/notice.js';
import { ShelfGhost } from '../../shared/combos/shelf-ghost.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { ComboShelf } from './combo-shelf.js';
import styles from './fighter-combos.module.css';
import { bandsOf, filtersOf } from './filters-of.js';
import { t } from './texts.js';

interface Props {
  readonly page: FighterPage;
  readonly Card: DrawCard;
}

/** So many are seen at once, and are not shown band by band once more. */
const FEW = 4;

const nameOf = (id: string): string => findFighter(id)?.name ?? slugOf(id);

const titleOf = ({ attacker, defender }: FighterPage): string =>
  defender === null
    ? t('combosOf', { fighter: nameOf(attacker) })
    : t('combosOn', { fighter: nameOf(attacker), defender: nameOf(defender) });

/** The best combos of a fighter, on all or on one other, those for each percent, and whom they are done on. */
export function FighterCombos({ page, Card }: Props) {
  const { attacker, defender } = page;
  const filters = useMemo(() => filtersOf({ attacker, defender }), [attacker, defender]);
  const { data, error, isFetching, refetch } = useSearchFewQuery(filters);
  const title = titleOf(page);
  useTitle(`${title} (${findGame(filters.game)?.shortName ?? ''})`);
  useEffect(startLive, []);
  return (
    <>
      <Head page={page} title={title} total={data?.total ?? null} address={resultsAddress(filters)} />
      {data === undefined ? (
        error !== undefined && !isFetching ? (
          <ErrorNotice title={t('theCombosCouldNotBe')} error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            {defender === null && <Skeleton height="2.25rem" width="min(520px, 100%)" radius="2rem" />}
            <ShelfGhost />
          </>
        )
      ) : data.total === 0 ? (
        <Nothing page={page} />
      ) : (
        <>
          {defender === null && <On attacker={attacker} facets={data.facets} />}
          <ComboShelf title={t('theBestFirst')} filters={filters} Card={Card} />
          {data.total > FEW &&
            bandsOf(filters).map((band) => (
              <ComboShelf key={band.title} title={band.title} filters={band.filters} Card={Card} />
            ))}
        </>
      )}
    </>
  );
}

interface HeadProps {
  readonly page: FighterPage;
  readonly title: string;
  /** Null while it is not known. */
  readonly total: number | null;
  readonly address: string;
}

function Head({ page: { attacker, defender }, title, total, address }: HeadProps) {
  const game = findGame(findFighter(attacker)?.gameId ?? '');
  return (
    <header className={styles.head}>
      <div className={styles.emblems}>
        <Emblem fighterId={attacker} size={56} decorative />
        {defender !== null && <Emblem fighterId={defender} size={40} decorative />}
      </div>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p role="status">
          <span>{game?.name}</span> {total !== null && <span>{t('total', { total })}</span>}
        </p>
      </div>
      <nav aria-label={t('moreOf', { fighter: nameOf(attacker) })} className={styles.actions}>
        {defender !== null && (
          <Link to={fighterPath(attacker)} className={buttonClass()}>
            {t('onEverybody')}
          </Link>
        )}
        {game?.frameData != null && (
          <Link to={framesPath(attacker)} className={buttonClass()}>
            {t('frameData')}
          </Link>
        )}
        <Link to={address} className={buttonClass()}>
          {t('searchInThese')}
        </Link>
      </nav>
    </header>
  );
}

/** Whom the combos are done on, most first; each leads to its matchup. */
function On({ attacker, facets }: { readonly attacker: string; readonly facets: FacetCounts | null }) {
  const defenders = facets?.defender ?? [];
  return (
    <nav aria-label={t('onWhom')} className={styles.on}>
      <h2>{t('on')}</h2>
      <ul>
        {defenders.map(({ value, count }) => (
          <li key={value}>
            <Link to={fighterPath(attacker, value)}>
              <Emblem fighterId={value} size={22} decorative />
              {nameOf(value)} <span className="mono">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Nothing({ page: { attacker, defender } }: { readonly page: FighterPage }) {
  const fighter = nameOf(attacker);
  return (
    <Notice
      title={
        defender === null ? t('noCombosOf', { fighter }) : t('noCombosOn', { fighter, defender: nameOf(defender) })
      }
      icon={
        <div className={styles.cover}>
          <MatchupTile
            fighters={defender === null ? [attacker] : [attacker, defender]}
            otherwise={{ id: attacker, sign: null }}
          />
        </div>
      }
      actions={
        <>
          {defender !== null && (
            <Link to={fighterPath(attacker)} className={buttonClass({ look: 'primary' })}>
              {t('fighterOnEverybody', { fighter })}
            </Link>
          )}
          <Link to="/test/test" className={buttonClass()}>
            {t('shareTheFirst')}
          </Link>
        </>
      }
    >
      {t('tryUploadingYourOwn')}
    </Notice>
  );
}

import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findGame, type GameId } from '@combolab/contracts';
import { problemCode } from '../../shared/api/problem.js';
import { listShown } from '../../shared/combos/last-list.js';
import { useLastGame } from '../../shared/games/last-game.js';
import { lazyPart } from '../../shared/lib/lazy-part.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { useIsMobile, useMediaQuery } from '../../shared/lib/use-media-query.js';
import { whenPicturesStand } from '../../shared/lib/when-pictures-stand.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { whenQuiet } from '../../shared/lib/when-quiet.js';
import { firstPageStands } from '../../shared/loading/files-first.js';
import { startLive } from '../../shared/live/live-socket.js';
import { useSharedDispatch } from '../../shared/state.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { inGame, type Filters } from '@combolab/contracts/filters';
import { searchTitle } from '../../shared/terms/filters.js';
import { loadLanguage } from '../../shared/search/language.js';
import { DailyPlace } from './daily-place.js';
import { Elsewhere } from './elsewhere.js';
import { FiltersButton } from './filters-button.js';
import { GameMenu, GameTabs } from './game-tabs.js';
import { NearLine } from './near-line.js';
import { NoResults } from './no-results.js';
import { QUICK_KINDS, QuickPlace } from './quick-filters/quick-kinds.js';
import { usePanelShown, WIDE } from './panel-shown.js';
import { PanelSkeleton } from './panel-skeleton.js';
import { GridSkeleton, ResultsGrid } from './results-grid.js';
import styles from './results-page.module.css';
import { prepareSearch, SearchBox } from './search-box.js';
import { SummaryLine } from './summary-line.js';
import { NoTextSearch, TextSearchOff } from './text-search-off.js';
import { TopButton } from './top-button.js';
import { ReadingNotes } from './reading-notes.js';
import { SearchHead } from './search-head.js';
import { useFilters } from './use-filters.js';
import { useSearchLog } from './use-search-log.js';
import { useNewCombos } from './use-new-combos.js';
import { useResults } from './use-results.js';
import type { Typist } from './typist.js';
import { useTypist } from './use-typist.js';
import { t } from './texts.js';

const FilterPanel = lazyPart(() => import('./filter-panel.js'), 'FilterPanel');
const QuickFilters = lazyPart(() => import('./quick-filters/quick-filters.js'), 'QuickFilters');
const FollowSearch = lazyPart(() => import('./saving/follow-search.js'), 'FollowSearch');
const FilterSheet = lazyPart(() => import('./filter-sheet.js'), 'FilterSheet');

/** Combos of a game, searched and filtered. */
export function ResultsPage() {
  const [filters, navigate] = useFilters();
  const typist = useTypist(filters, navigate);
  const { change } = typist;
  const mobile = useIsMobile();
  const [sheet, setSheet] = useState(false);
  const [shown, show] = usePanelShown();
  const wide = useMediaQuery(WIDE);
  const results = useResults(filters);
  // counts never hold up the cards
  const facets = useDeferredValue(results.facets);
  const painted = usePainted(results.state !== 'loading');
  useTitle(searchTitle(filters));
  useRememberedList(results.places);
  useLastGame(filters.game);
  useSearchLog(filters, results.total);

  const setGame = (game: GameId) => {
    change(inGame(filters, game));
  };
  const beside = shown && !mobile;
  const quick = wide && !beside;
  const told = quick ? QUICK_KINDS : NONE;
  // the button answers at once, the filters are drawn after that
  const panel = useDeferredValue(beside) && painted;
  const row = useDeferredValue(quick) && painted;
  return (
    <div className={styles.layout} data-beside={beside}>
      {beside && (
        <aside className={styles.side} aria-label={t('filters')}>
          <GameTabs value={filters.game} onChange={setGame} />
          {panel ? (
            <FilterPanel
              fallback={<PanelSkeleton />}
              filters={filters}
              onChange={change}
              facets={facets}
              loading={results.state === 'loading'}
            />
          ) : (
            <PanelSkeleton />
          )}
        </aside>
      )}
      <main className={styles.main}>
        <h1 className="visuallyHidden">{t('combosOfGame', { game: findGame(filters.game)?.name ?? '' })}</h1>
        <SearchHead typist={typist}>
          <div className={styles.row}>
            <SearchBox
              typist={typist}
              filters={filters}
              found={results.stale ? NONE : results.first}
              awaited={results.stale}
            />
            {!beside && !mobile && <GameMenu value={filters.game} onChange={setGame} />}
            {quick &&
              (row ? (
                <QuickFilters
                  fallback={<QuickPlace />}
                  filters={filters}
                  onChange={change}
                  facets={facets}
                  loading={results.state === 'loading'}
                />
              ) : (
                <QuickPlace />
              ))}
            <FiltersButton
              filters={filters}
              beside={beside}
              mobile={mobile}
              told={told}
              onPress={() => {
                if (mobile) setSheet(true);
                else show(!beside);
              }}
            />
          </div>
          <ReadingNotes typist={typist} filters={filters} corrected={results.corrections} />
          <SummaryLine
            filters={filters}
            onChange={change}
            onDrop={typist.drop}
            told={told}
            total={results.total}
            game={mobile && <GameMenu value={filters.game} onChange={setGame} />}
          >
            {painted ? (
              <FollowSearch fallback={<span className={styles.followPlace} />} filters={filters} />
            ) : (
              <span className={styles.followPlace} />
            )}
          </SummaryLine>
        </SearchHead>
        {results.textSearchOff !== null && <TextSearchOff {...results.textSearchOff} />}
        {results.state === 'ready' && <Elsewhere filters={filters} total={results.total} />}
        <NewCombos filters={filters} total={results.total} onShow={results.refresh} />
        {(results.state === 'loading' || results.places.length > 0) && (
          <DailyPlace filters={filters} painted={painted} />
        )}
        <Results filters={filters} typist={typist} results={results} />
        <TopButton />
      </main>
      {mobile && sheet && (
        <FilterSheet
          filters={filters}
          facets={results.facets}
          loading={results.state === 'loading'}
          onApply={change}
          onClose={() => {
            setSheet(false);
          }}
        />
      )}
    </div>
  );
}

/** True once what `happened` brought has been painted, with its pictures: the code of filters, language and socket waits for the first cards. */
function usePainted(happened: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!happened || painted) return;
    // whoever presses something now has a page that can go on
    firstPageStands();
    return whenPicturesStand(() => {
      setPainted(true);
      startLive();
      loadLanguage();
      // what comes with the first letter is there before it
      whenQuiet(0, prepareSearch);
    });
  }, [happened, painted]);
  return painted;
}

/** Previous and next on the combo page walk through what was listed here. */
function useRememberedList(places: ReturnType<typeof useResults>['places']): void {
  const { pathname, search } = useLocation();
  const dispatch = useSharedDispatch();
  const ids = useMemo(() => places.map(({ id }) => id), [places]);
  useEffect(() => {
    dispatch(listShown({ ids, address: pathname + search }));
  }, [dispatch, ids, pathname, search]);
}

interface ResultsProps {
  readonly filters: Filters;
  readonly typist: Typist;
  readonly results: ReturnType<typeof useResults>;
}

function Results({ filters, typist: { change, drop }, results }: ResultsProps) {
  const late = useDelayed(results.state === 'loading');
  if (results.state === 'loading') return late ? <GridSkeleton /> : <div className={styles.pending} />;
  if (problemCode(results.error) === 'text-search-off' && results.state === 'failed')
    return (
      <NoTextSearch
        error={results.error}
        onRetry={results.refresh}
        onDrop={() => {
          change({ ...filters, q: '' });
        }}
      />
    );
  if (results.state === 'failed')
    return <ErrorNotice title={t('theCombosCouldNotBe')} error={results.error} onRetry={results.refresh} />;
  if (results.places.length === 0 && !results.stale)
    return <NoResults filters={filters} onChange={change} onDrop={drop} />;
  const { places, stale, near, more } = results;
  if (near === null) return <ResultsGrid {...{ filters, places, stale, more }} total={results.total} />;
  const { exact, total, optional } = near;
  return (
    <>
      {exact === 0 ? (
        <NoResults filters={filters} onChange={change} onDrop={drop} />
      ) : (
        <ResultsGrid places={places.slice(0, exact)} more={NO_MORE} {...{ filters, stale, total }} />
      )}
      <NearLine optional={optional} />
      <ResultsGrid places={places.slice(exact)} before={exact} {...{ filters, stale, total, more }} />
    </>
  );
}

const NONE = [] as const;
const NO_MORE = { available: false, loading: false, error: undefined, load: () => undefined };

/** New combos wait behind a button, so that nothing moves under the reader. */
function NewCombos({
  filters,
  total,
  onShow,
}: {
  readonly filters: Filters;
  readonly total: number | null;
  readonly onShow: () => void;
}) {
  const count = useNewCombos(filters, total);
  return (
    <div role="status" className={styles.news}>
      {count > 0 && (
        <Button
          size="s"
          onClick={() => {
            scrollTo({ top: 0 });
            onShow();
          }}
        >
          {t('newCombos', { count })}
        </Button>
      )}
    </div>
  );
}

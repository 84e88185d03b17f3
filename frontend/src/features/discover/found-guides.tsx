import { useMemo } from 'react';
import { GuideTile } from '../../entities/guides/guide-tile.js';
import tiles from '../../entities/guides/guide-tile.module.css';
import { useFindGuidesInfiniteQuery, type GuideFilters } from '../../entities/guides/guides-api.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { LoadMore } from '../../shared/ui/load-more.js';
import styles from './discover.module.css';
import { GhostGuides } from './ghost-guides.js';
import { NoGuides } from './no-guides.js';
import { useGuideNews } from './use-guide-news.js';
import { t } from './texts.js';

interface Props {
  readonly filters: GuideFilters;
  readonly onChange: (filters: GuideFilters) => void;
}

/** The guides that are asked for. What was shown stays, faded, until the next answer is there. */
export function FoundGuides({ filters, onChange }: Props) {
  const query = useFindGuidesInfiniteQuery(filters, { refetchOnMountOrArgChange: 30 });
  const { data, currentData, error, isFetching, refetch, fulfilledTimeStamp } = query;
  const news = useGuideNews(filters.game, fulfilledTimeStamp);
  const shown = currentData ?? (isFetching ? data : undefined);
  const guides = useMemo(() => {
    const all = (shown?.pages ?? []).flatMap((page) => page.guides);
    return [...new Map(all.map((guide) => [guide._id, guide])).values()];
  }, [shown]);
  if (shown === undefined)
    return error !== undefined && !isFetching ? (
      <ErrorNotice title={t('theGuidesCouldNotBe')} error={error} onRetry={() => void refetch()} />
    ) : (
      <GhostGuides />
    );
  const total = shown.pages[0]?.total ?? 0;
  return (
    <>
      <p role="status" className={styles.told}>
        {t('guidesFound', { total })}
      </p>
      <div role="status" className={styles.news}>
        {news && (
          <Button size="s" onClick={() => void refetch()}>
            {t('showWhatIsNew')}
          </Button>
        )}
      </div>
      {guides.length === 0 ? (
        <NoGuides filters={filters} onChange={onChange} />
      ) : (
        <ul className={tiles.grid} aria-label={t('guides')} data-stale={currentData === undefined}>
          {guides.map((guide) => (
            <li key={guide._id}>
              <GuideTile guide={guide} />
            </li>
          ))}
        </ul>
      )}
      {currentData !== undefined && (
        <LoadMore
          what="guides"
          available={query.hasNextPage}
          loading={query.isFetchingNextPage}
          error={query.isFetchNextPageError && !isFetching ? error : undefined}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { Skeleton } from '../../shared/ui/skeleton.js';

interface Props<Item> {
  readonly query: {
    readonly currentData?: readonly Item[] | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What is said when it could not be loaded. */
  readonly failed: string;
  /** What stands there when there is nothing. */
  readonly empty: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** Things of a user, or why there are none. */
export function Shelf<Item>({ query, failed, empty, children }: Props<Item>) {
  const { currentData, error, isFetching, refetch } = query;
  const late = useDelayed(currentData === undefined && isFetching);
  if (currentData !== undefined) return currentData.length === 0 ? empty : children(currentData);
  if (error !== undefined && !isFetching)
    return <ErrorNotice title={failed} error={error} onRetry={() => void refetch()} />;
  return late && <Skeleton height="76px" radius="10px" />;
}

import { useEffect, useState } from 'react';
import { rooms } from '@combolab/contracts';
import { followRoom } from '../../shared/live/live-socket.js';
import { filterQuery, type Filters } from '@combolab/contracts/filters';
import { useLazySearchTotalQuery } from '../../shared/search/search-api.js';

/** Searches of many viewers are spread over this time. */
const JITTER_MS = 2000;

/**
 * How many combos have come to what is shown since it was fetched. With filters on, the room's ids alone don't say
 * whether they match, so the matching total is asked for.
 */
export function useNewCombos(filters: Filters, total: number | null): number {
  const [count, setCount] = useState(0);
  const [askTotal] = useLazySearchTotalQuery();
  useEffect(() => {
    if (total === null) return;
    const added = new Set<string>();
    const plain = Object.keys(filterQuery({ ...filters, sort: null })).length === 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = followRoom(rooms.results(filters.game), {
      versions: () => ({}),
      onView: (message) => {
        if (message.part !== 'list') return;
        for (const id of message.added) added.add(id);
        for (const id of message.removed) added.delete(id);
        if (plain) setCount(added.size);
        else
          timer ??= setTimeout(() => {
            timer = undefined;
            askTotal(filters)
              .unwrap()
              .then(
                (now) => {
                  setCount(Math.max(0, now - total));
                },
                () => undefined, // offline: the next message asks again
              );
          }, Math.random() * JITTER_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      leave();
      setCount(0);
    };
  }, [filters, total, askTotal]);
  return count;
}

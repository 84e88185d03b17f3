import { useEffect, useEffectEvent, useRef } from 'react';
import type { ViewVersion } from '@combolab/contracts';
import { useInboxQuery } from './inbox-api.js';

const EVERY_MS = 1000;

/** While notifications are shown: has them read again after the inbox changed, at most once a second. */
export function useKeptFresh(userId: string, refetch: () => void): void {
  const { version } = useInboxQuery(userId, {
    selectFromResult: ({ data }) => ({ version: data?.versions.inbox }),
  });
  const shown = useRef<ViewVersion | undefined>(undefined);
  const lastAt = useRef(0);
  const read = useEffectEvent(refetch);
  useEffect(() => {
    if (version === undefined || version === shown.current) return;
    if (shown.current === undefined) {
      shown.current = version;
      lastAt.current = Date.now(); // the list is read as it opens
      return;
    }
    const timer = setTimeout(
      () => {
        shown.current = version;
        lastAt.current = Date.now();
        read();
      },
      Math.max(0, lastAt.current + EVERY_MS - Date.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [version]);
}

import { useEffect, useState } from 'react';

const WORKER = '/sw.js';

/** Whether this browser keeps pages at all: with a built site, over https or on this machine. */
const canKeep = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/**
 * Keeps the pages of the frame data for use without a connection, from the first visit of one of them on.
 * @returns true once all of it is there
 */
export function useKeptOffline(): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    if (!canKeep()) return;
    let gone = false;
    // What cannot be kept now (no room, no connection) is tried again at the next visit.
    navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
    void navigator.serviceWorker.ready.then(() => {
      if (!gone) setKept(true);
    });
    return () => {
      gone = true;
    };
  }, []);
  return kept;
}

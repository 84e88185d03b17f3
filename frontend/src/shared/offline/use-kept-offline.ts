import { useEffect, useState } from 'react';
import { useStore } from '../store/use-store.js';
import { canKeep, keepPages } from './can-keep.js';
import { keepFile, keptFile } from './kept-data.js';
import { openedData } from './opened-data.js';

/** Keeps what was opened before there was a worker to do it. */
async function keepOpened(paths: readonly string[]): Promise<void> {
  await navigator.serviceWorker.ready;
  for (const path of paths) {
    if ((await keptFile(path)) !== undefined) continue;
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path}: ${String(answer.status)}`);
    await keepFile(path, answer);
  }
}

/**
 * Keeps the pages of the frame data for use without a connection, from the first visit of one of them on, and of the data
 * those that were opened.
 * @returns true once what is open now is there
 */
export function useKeptOffline(): boolean {
  const opened = useStore(openedData);
  const [kept, setKept] = useState<readonly string[]>();
  useEffect(keepPages, []);
  useEffect(() => {
    if (!canKeep()) return;
    let gone = false;
    keepOpened(opened).then(
      () => {
        if (!gone) setKept(opened);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [opened]);
  return kept === opened;
}

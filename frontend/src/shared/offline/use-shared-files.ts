import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetShared, sharedFiles, waitsForShared } from './shared-files.js';

/** Hands the page the files that were shared with the site and wait for it; once it has taken them they are forgotten. */
export function useSharedFiles(onFiles: (files: readonly File[]) => Promise<unknown> | undefined): void {
  const begun = useRef(false);
  const take = useEffectEvent(async () => {
    const files = await sharedFiles();
    if (files.length === 0) return;
    await onFiles(files);
    await forgetShared();
  });
  useEffect(() => {
    if (begun.current || !waitsForShared(location.search)) return;
    begun.current = true;
    // what cannot be read any more is as if it had not been shared
    take().catch(() => undefined);
  }, []);
}

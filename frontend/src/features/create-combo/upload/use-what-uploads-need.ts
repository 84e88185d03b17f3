import { useEffect } from 'react';

/**
 * Fetches what looking at a file and sending it need while there is a connection: where a browser could not fetch code once, it
 * does not try again before the page is opened anew.
 */
export function useWhatUploadsNeed(): void {
  useEffect(() => {
    const parts = [import('tus-js-client'), import('../clip-file/read-clip.js')];
    // without a connection by now, both are asked for again when they are needed
    void Promise.allSettled(parts);
  }, []);
}

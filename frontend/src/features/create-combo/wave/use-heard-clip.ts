import { useEffect, useState } from 'react';
import type { HeardClip } from './heard-frames.js';

interface Of {
  /** Where the clip is played from. */
  readonly src: string | null;
  /** The clip itself, where it lies on this computer. */
  readonly file?: Blob | undefined;
  readonly sound?: boolean | undefined;
  /** What of it is the clip; all of it by default. */
  readonly part?: { readonly from: number } | undefined;
}

async function fetched(src: string, signal: AbortSignal): Promise<Blob | null> {
  const answer = await fetch(src, { signal });
  return answer.ok ? answer.blob() : null;
}

/** The sound of the clip under work; null until it is decoded, and where it cannot be. @param frames of the clip; 0 until they are known */
export function useHeardClip({ src, file, sound, part }: Of, frames: number): HeardClip | null {
  const [heard, setHeard] = useState<{ readonly src: string; readonly clip: HeardClip | null } | null>(null);
  const from = part?.from ?? 0;
  useEffect(() => {
    if (src === null || sound !== true || frames === 0) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async () => {
      const whole = file ?? (await fetched(src, signal));
      const { readHeard } = await import('./read-heard.js');
      const clip = whole === null ? null : await readHeard(whole, { from, frames }, signal);
      if (!signal.aborted) setHeard({ src, clip });
    };
    // without it presses are put by the pictures, as in a silent clip
    read().catch(() => undefined);
    return () => {
      leaving.abort();
    };
  }, [src, file, sound, from, frames]);
  return heard !== null && heard.src === src ? heard.clip : null;
}

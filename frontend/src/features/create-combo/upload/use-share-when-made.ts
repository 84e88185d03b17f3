import { useEffect, useRef, useState } from 'react';
import type { RawClip } from '../clip-file/raw/use-raw-clip.js';
import type { Clip } from '../clip-file/use-clip.js';
import type { ClipUpload } from './clip-upload.js';
import type { UploadState } from './upload-state.js';

interface Options {
  readonly clip: Clip | null;
  readonly raw: RawClip | null;
  /** The file that may be the clip in a moment. */
  readonly looking: File | null;
  readonly upload: ClipUpload | null;
  /** Where sharing stands. */
  readonly state: UploadState;
  readonly share: (upload: ClipUpload) => Promise<void>;
}

/** How far the clip is that one is about to share; null while it has nothing of it to share yet. */
const progressOf = (raw: RawClip | null): UploadState | null =>
  raw !== null && 'copy' in raw.state
    ? { phase: 'making', percent: raw.state.phase === 'cutting' ? raw.state.percent : null }
    : null;

/**
 * Shares a combo, as soon as its clip is there where the server is still cutting it, or the page still looks at the file: the clip
 * before is not what its author means then, also where the file is refused.
 */
export function useShareWhenMade({ clip, raw, looking, upload, state, share }: Options) {
  const [waitsFor, setWaitsFor] = useState<File | 'made' | null>(null);
  const waits = waitsFor instanceof File ? [looking, clip?.file].includes(waitsFor) : waitsFor !== null;
  const made = looking === null && clip !== null && upload?.file === clip.file ? upload : null;
  const latest = useRef(share);
  useEffect(() => {
    latest.current = share;
  });
  useEffect(() => {
    if (!waits || made === null) return;
    void latest.current(made).finally(() => {
      setWaitsFor(null);
    });
  }, [waits, made]);
  const making = clip === null && looking === null ? progressOf(raw) : ({ phase: 'making', percent: null } as const);
  return {
    /** There is a clip, or there will be one by itself. */
    isThere: clip !== null || looking !== null || progressOf(raw) !== null,
    state: waits && state.phase === 'idle' && making !== null ? making : state,
    share: () => {
      if (made !== null) void share(made);
      else setWaitsFor(looking ?? 'made');
    },
    /** Shares nothing once the clip is there. */
    stopWaiting: () => {
      setWaitsFor(null);
    },
  };
}

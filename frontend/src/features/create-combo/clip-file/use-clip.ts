import { useCallback, useEffect, useRef, useState } from 'react';
import type { ClipFacts } from './clip-facts.js';
import { playProblem, type ClipProblem } from './clip-types.js';
import { inspectClip } from './inspect-clip.js';

/** A clip that can be shared, with an address to play it from. */
export interface Clip {
  readonly file: File;
  readonly src: string;
  readonly facts: ClipFacts;
}

/** A file that cannot be the clip as it is. */
export interface RefusedFile {
  readonly file: File;
  readonly problem: ClipProblem;
  readonly facts: ClipFacts | null;
}

/** The chosen clip. A file that cannot be it leaves the last one in place. */
export function useClip() {
  const [clip, setClip] = useState<Clip | null>(null);
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  /** The file that is being looked at. */
  const [looking, setLooking] = useState<File | null>(null);
  const latest = useRef<File | null>(null);
  useEffect(() => {
    if (clip === null) return;
    return () => {
      URL.revokeObjectURL(clip.src);
    };
  }, [clip]);
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );

  /** @returns the file's facts when it became the clip; null when it was refused or another one came meanwhile */
  const choose = useCallback(async (file: File): Promise<ClipFacts | null> => {
    latest.current = file;
    setLooking(file);
    const { problem, facts } = await inspectClip(file);
    if (latest.current !== file) return null;
    setLooking(null);
    setRefused(problem === null ? null : { file, problem, facts });
    if (problem !== null) return null;
    setClip({ file, src: URL.createObjectURL(file), facts });
    return facts;
  }, []);

  const clear = useCallback(() => {
    latest.current = null;
    setLooking(null);
    setRefused(null);
    setClip(null);
  }, []);

  /** The player on the page has the last word. */
  const onUnplayable = useCallback(() => {
    setClip((held) => {
      if (held !== null) setRefused({ file: held.file, problem: playProblem(null), facts: null });
      return null;
    });
  }, []);
  return { clip, refused, looking, choose, clear, onUnplayable };
}

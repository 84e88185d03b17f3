import { useCallback, useEffect, useRef, useState } from 'react';
import { canConvert } from '../../../shared/convert/can-convert.js';
import type { ClipFacts } from './clip-facts.js';
import { playProblem, type ClipProblem } from './clip-types.js';
import { inspectClip } from './inspect-clip.js';
import { overRawLimits } from './raw/raw-limits.js';

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

/** A file that the server is to make the clip of, and why. */
export interface RawFile {
  readonly file: File;
  /** A sentence. */
  readonly why: string;
  /** It is no video yet: the server draws it. */
  readonly drawn: boolean;
}

/** The chosen clip, or the file that the server makes one of. A file that cannot be it leaves the last one in place. */
export function useClip() {
  const [clip, setClip] = useState<Clip | null>(null);
  const [raw, setRaw] = useState<RawFile | null>(null);
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

  /**
   * @param mayBeRaw false for what the server has made
   * @returns the file's facts when it became the clip, `raw` for one that the server works on; null when it was refused or another one
   * came meanwhile
   */
  const choose = useCallback(async (file: File, mayBeRaw = true): Promise<ClipFacts | 'raw' | null> => {
    latest.current = file;
    setLooking(file);
    const found = await inspectClip(file);
    // what can be made smaller here need not be sent
    const isRaw = mayBeRaw && found.problem?.raw === true && !(found.problem.mendable && canConvert());
    const over = isRaw ? await overRawLimits(file, found.facts?.durationS ?? 0) : null;
    if (latest.current !== file) return null;
    setLooking(null);
    if (found.problem !== null && isRaw && over === null) {
      setRefused(null);
      setClip(null);
      setRaw({ file, why: found.problem.text, drawn: found.problem.drawn === true });
      return 'raw';
    }
    if (found.problem !== null) {
      setRefused({ file, problem: over ?? found.problem, facts: found.facts });
      return null;
    }
    const { facts } = found;
    setRefused(null);
    setRaw(null);
    setClip({ file, src: URL.createObjectURL(file), facts });
    return facts;
  }, []);

  const clear = useCallback(() => {
    latest.current = null;
    setLooking(null);
    setRefused(null);
    setRaw(null);
    setClip(null);
  }, []);

  /** The player on the page has the last word. */
  const onUnplayable = useCallback(() => {
    setClip((held) => {
      if (held !== null) setRefused({ file: held.file, problem: playProblem(null), facts: null });
      return null;
    });
  }, []);
  return { clip, raw, refused, looking, choose, clear, onUnplayable };
}

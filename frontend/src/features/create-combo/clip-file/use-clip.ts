import { useCallback, useEffect, useRef, useState } from 'react';
import { canConvert } from '../../../shared/convert/can-convert.js';
import type { ClipFacts } from './clip-facts.js';
import { playProblem, type ClipProblem } from './clip-types.js';
import { inspectClip } from './inspect-clip.js';
import type { RawPart } from './raw/raw-job.js';
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
  /** The part of it that becomes the clip; null where its author has not said so yet. */
  readonly part: RawPart | null;
}

/**
 * How a file comes: `chosen` by its author, `sent` to the server by now, or `made` by the server, which need not make it again.
 */
export type FileWay = 'chosen' | 'sent' | 'made';

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
   * @returns the file's facts when it became the clip, `raw` for one that the server works on; null when it was refused or another one
   * came meanwhile
   */
  const choose = useCallback(async (file: File, way: FileWay = 'chosen'): Promise<ClipFacts | 'raw' | null> => {
    latest.current = file;
    setLooking(file);
    const found = await inspectClip(file);
    // what can be made smaller here need not be sent
    const isMadeHere = way !== 'sent' && found.problem?.mendable === true && found.takenApart && canConvert();
    const isRaw = way !== 'made' && found.problem?.raw === true && !isMadeHere;
    const over = isRaw ? await overRawLimits(file, found.facts?.durationS ?? 0) : null;
    if (latest.current !== file) return null;
    setLooking(null);
    if (found.problem !== null && isRaw && over === null) {
      setRefused(null);
      setClip(null);
      setRaw({ file, why: found.problem.text, drawn: found.problem.drawn === true, part: null });
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

  /** Lets the server cut a part out of a file that the page gave up. @returns false where that is too much for it, too */
  const haveCut = useCallback(async ({ file, problem, facts }: RefusedFile, part: RawPart): Promise<boolean> => {
    latest.current = file;
    const over = await overRawLimits(file, facts?.durationS ?? 0);
    if (latest.current !== file) return false;
    if (over !== null) {
      setRefused({ file, problem: over, facts });
      return false;
    }
    setRefused(null);
    setClip(null);
    setRaw({ file, why: problem.text, drawn: false, part });
    return true;
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
  return { clip, raw, refused, looking, choose, haveCut, clear, onUnplayable };
}

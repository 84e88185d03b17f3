import { useCallback, useEffect, useState } from 'react';
import { clipProblem, lengthProblem } from './clip-file.js';

interface Clip {
  readonly file: File;
  readonly src: string;
}

/** The chosen clip with an address to play it from. A file that cannot be the clip leaves the last one in place. */
export function useClipFile() {
  const [clip, setClip] = useState<Clip | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (clip === null) return;
    return () => {
      URL.revokeObjectURL(clip.src);
    };
  }, [clip]);

  const choose = useCallback((file: File) => {
    const refused = clipProblem(file);
    setProblem(refused);
    if (refused === null) setClip({ file, src: URL.createObjectURL(file) });
  }, []);
  const onDuration = useCallback((seconds: number | null) => {
    const refused =
      seconds === null
        ? 'This browser cannot play the file, so no presses can be put on it. Convert it to mp4 (H.264) and choose it again.'
        : lengthProblem(seconds);
    setProblem(refused);
    if (refused !== null) setClip(null);
  }, []);
  return { clip, problem, choose, onDuration };
}

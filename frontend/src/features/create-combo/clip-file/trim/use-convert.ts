import { useCallback, useEffect, useRef, useState } from 'react';
import { convertWords } from '../../../../shared/convert/convert-words.js';
import type { TrimPlan, TrimSource } from './trim-plan.js';
import { t } from '../../texts.js';

/** Where making the new file stands. */
export type ConvertState =
  | { readonly phase: 'idle' }
  /** `done` from 0 to 1. */
  | { readonly phase: 'working'; readonly done: number; readonly attempt: number }
  | { readonly phase: 'failed'; readonly words: string };

const FAILED = t('browserGaveUp');

/** Makes a smaller file of a part of a clip, with true progress. */
export function useConvert(file: File, source: TrimSource) {
  const [state, setState] = useState<ConvertState>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setState({ phase: 'idle' });
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  /** @returns the new file; null when it failed or was cancelled */
  const convert = async (plan: TrimPlan) => {
    const abort = new AbortController();
    running.current = abort;
    const isCurrent = () => running.current === abort;
    setState({ phase: 'working', done: 0, attempt: 1 });
    try {
      const { convertClip } = await import('./convert-clip.js');
      const { signal } = abort;
      const made = await convertClip({
        ...{ file, source, plan, signal },
        onProgress: (done, attempt) => {
          if (isCurrent()) setState({ phase: 'working', done, attempt });
        },
      });
      return isCurrent() ? made : null;
    } catch (error) {
      const said = convertWords(error) ?? FAILED;
      if (isCurrent()) setState({ phase: 'failed', words: said });
      return null;
    } finally {
      if (isCurrent()) running.current = null;
    }
  };
  return { state, convert, cancel };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { openReplay } from '../../../entities/replay/open-replay.js';
import { refusalWords } from '../../../entities/replay/refusal-words.js';
import type { Replay } from '../../../entities/replay/replay.js';
import { t } from '../texts.js';

/** A replay that was chosen, from nothing on. */
export type ReplayState =
  | { readonly phase: 'none' }
  | { readonly phase: 'reading'; readonly name: string }
  | { readonly phase: 'refused'; readonly name: string; readonly why: string }
  | { readonly phase: 'read'; readonly name: string; readonly replay: Replay };

/** Reads the replay that was chosen last. */
export function useReplay(): { readonly state: ReplayState; readonly choose: (file: File) => void } {
  const [state, setState] = useState<ReplayState>({ phase: 'none' });
  const reading = useRef<AbortController>(null);
  useEffect(
    () => () => {
      reading.current?.abort();
    },
    [],
  );
  const choose = useCallback((file: File) => {
    reading.current?.abort();
    const now = new AbortController();
    reading.current = now;
    const { name } = file;
    setState({ phase: 'reading', name });
    openReplay(file, { about: 'replay' }, { signal: now.signal }).then(
      (replay) => {
        if (!now.signal.aborted) setState({ phase: 'read', name, replay });
      },
      (error: unknown) => {
        if (now.signal.aborted) return;
        setState({ phase: 'refused', name, why: refusalWords(error) ?? UNREAD });
      },
    );
  }, []);
  return { state, choose };
}

const UNREAD = t('thisReplayCouldNotBe');

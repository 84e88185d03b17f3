import { useEffect, useState } from 'react';
import type { ReplayScene } from '@combolab/drawn-replay';
import { openReplay } from '../../../entities/replay/open-replay.js';
import { refusalWords } from '../../../entities/replay/refusal-words.js';
import type { ListedCombo } from '../list/listed-combo.js';
import { t } from '../texts.js';

/** What a combo is drawn of, from its file on. */
export type SceneState =
  | { readonly phase: 'reading' }
  | { readonly phase: 'refused'; readonly why: string }
  | { readonly phase: 'read'; readonly scene: ReplayScene };

/** Reads the file of a combo again, for as long as it is shown. */
export function useScene({ file, combo }: ListedCombo): SceneState {
  const [state, setState] = useState<SceneState>({ phase: 'reading' });
  useEffect(() => {
    const leave = new AbortController();
    openReplay(file, { about: 'scene', combo }, { signal: leave.signal }).then(
      (scene) => {
        if (!leave.signal.aborted) setState({ phase: 'read', scene });
      },
      (error: unknown) => {
        if (leave.signal.aborted) return;
        setState({ phase: 'refused', why: refusalWords(error) ?? t('thisReplayCouldNotBe') });
      },
    );
    return () => {
      leave.abort();
    };
  }, [file, combo]);
  return state;
}

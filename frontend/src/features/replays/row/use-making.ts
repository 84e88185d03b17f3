import { atom } from 'nanostores';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ClipOptions } from '../../../entities/drawn-replay/clip/clip-options.js';
import type { MadeCombo } from '../../../entities/replay/made-combo.js';
import { refusalWords } from '../../../entities/replay/refusal-words.js';
import { ReplayReader } from '../../../entities/replay/replay-reader.js';
import { useAuth } from '../../../shared/auth/use-auth.js';
import { convertWords } from '../../../shared/convert/convert-words.js';
import type { Readable } from '../../../shared/store/readable.js';
import { toast } from '../../../shared/ui/toast.js';
import type { ListedCombo } from '../list/listed-combo.js';
import { t } from '../texts.js';

/**
 * Begins a draft for each combo. @returns the address of the first
 * @throws Error with words for the user when they cannot be begun
 */
export type MakeCombos = (userId: string, combos: readonly MadeCombo[]) => Promise<string>;

/** Where the clip of a combo comes from: it is drawn out of the replay, or the author has a video. */
export type ClipSource = 'drawn' | 'own video';

/** How far the drawing of clips is. */
export interface Making {
  /** Of all that is to be drawn, 0 to 1. It changes often: only what shows it is drawn anew. */
  readonly done: Readable<number>;
  /** Combos that are made together. */
  readonly count: number;
}

/** Makes combos of those that were chosen: their files are read again, for the presses. Visitors are asked to log in. */
export function useMaking(onMake: MakeCombos) {
  const { userId } = useAuth();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [making, setMaking] = useState<Making | null>(null);
  const leave = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      leave.current?.abort();
    },
    [],
  );
  const make = async (chosen: readonly ListedCombo[], from: ClipSource) => {
    if (userId === null) {
      await navigate(`/authenticate?next=${encodeURIComponent(pathname + search)}`);
      return;
    }
    const { signal } = (leave.current = new AbortController());
    const count = chosen.length;
    const all = atom(0);
    setMaking({ done: all, count });
    const reader = new ReplayReader();
    try {
      const made: MadeCombo[] = [];
      for (const [index, listed] of chosen.entries()) {
        const onProgress = (done: number): void => {
          all.set((index + done) / count);
        };
        made.push(
          await (from === 'drawn' ? withClip(listed, reader, { signal, onProgress }) : alone(listed, reader, signal)),
        );
      }
      const address = await onMake(userId, made);
      if (count > 1) toast.success(t('draftsAreMadeThisIs', { count }));
      await navigate(address);
    } catch (error) {
      if (!signal.aborted) toast.error(refusalWords(error) ?? convertWords(error) ?? wordsOf(error));
    } finally {
      reader.close();
      setMaking(null);
    }
  };
  const stop = () => {
    leave.current?.abort();
  };
  return { making, make, stop };
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : t('theComboCouldNotBe'));

async function alone({ file, combo }: ListedCombo, reader: ReplayReader, signal: AbortSignal): Promise<MadeCombo> {
  return { combo: await reader.read(file, { about: 'combo', combo }, signal), drawn: null };
}

/** The encoder comes with the first clip that is drawn. */
async function withClip({ file, combo }: ListedCombo, reader: ReplayReader, options: ClipOptions): Promise<MadeCombo> {
  const [read, { clipOfScene }] = await Promise.all([
    reader.read(file, { about: 'combo and scene', combo }, options.signal),
    import('../../../entities/drawn-replay/clip/clip-of-scene.js'),
  ]);
  return { combo: read.combo, drawn: await clipOfScene(read.scene, options) };
}

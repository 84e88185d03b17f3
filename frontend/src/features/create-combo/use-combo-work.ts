import { difficultyOf, MAX_FRAME } from '@combolab/contracts';
import { comboSummary } from '../../shared/terms/summary.js';
import { atom } from 'nanostores';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { lastFrameOf } from '../../shared/clip/clock-rules.js';
import { FrameClock } from '../../shared/clip/frame-clock.js';
import { useStore } from '../../shared/store/use-store.js';
import { isReady, requirements, type VideoState } from './checks/requirements.js';
import type { ComboForm } from './combo-form.js';
import { Editing } from './editing/editing.js';
import { useTrack } from './editing/use-editing.js';
import { actionsOfTrack } from './track/actions-of-track.js';
import { nameOfTrack } from './moves/proposed-name.js';
import type { Track } from './track/track.js';

interface Start {
  readonly form: ComboForm;
  readonly track: Track;
  /** Of the clip, where it is known already. */
  readonly lastFrame?: number;
  /** The frame to begin on; the first by default. */
  readonly cursor?: number;
}

interface Timed {
  /** Of the clip; null while it is not known. */
  readonly lastFrame: number | null;
  readonly clock: FrameClock;
}

/** Frames by which a copy may be shorter than its clip, whose sound ends when its encoder wants it to. */
const SOUND_FRAMES = 2;

const newClock = (lastFrame: number | null): Timed => ({
  lastFrame,
  clock: new FrameClock(lastFrame ?? MAX_FRAME, []),
});

function begun({ lastFrame, cursor = 0 }: Start): Timed {
  const first = newClock(lastFrame ?? null);
  first.clock.seek(cursor);
  return first;
}

/**
 * A clock of the clip's length: the one before where that length was not known, or was that of a copy, for what was sought and
 * played meanwhile holds; a new one for another clip.
 */
function timed(lastFrame: number | null, { lastFrame: last, clock }: Timed): Timed {
  const isSameClip = lastFrame !== null && (last === null || Math.abs(lastFrame - last) <= SOUND_FRAMES);
  if (!isSameClip) return newClock(lastFrame);
  clock.endAt(lastFrame);
  return { lastFrame, clock };
}

/** Form and presses of one combo, and the clock of its clip. */
export function useComboWork(start: Start) {
  const form = useForm<ComboForm>({ defaultValues: start.form });
  const [values, setValues] = useState(start.form);
  const [editing] = useState(() => new Editing(start.track));
  const [timing] = useState(() => atom(begun(start)));
  const { lastFrame, clock } = useStore(timing);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: next }) => {
          setValues({ ...next });
        },
      }),
    [form],
  );
  useEffect(() => {
    const stop = () => {
      const { breakpoints } = editing.track;
      if (breakpoints.join() !== clock.state.ownBreakpoints.join()) clock.setOwnBreakpoints(breakpoints);
    };
    stop();
    return editing.state.listen(stop);
  }, [editing, clock]);
  return {
    form,
    values,
    editing,
    clock,
    /** Of the clip; null while it is not known. */
    lastFrame,
    /** @param seconds of the clip; null when it cannot be played */
    onDuration: (seconds: number | null) => {
      const last = seconds === null ? null : lastFrameOf(seconds);
      const before = timing.get();
      if (last !== before.lastFrame) timing.set(timed(last, before));
    },
  };
}
export type ComboWork = ReturnType<typeof useComboWork>;

/** What is missing, and what the combo page will say. A drag goes before it. */
export function useReadiness({ editing, values, lastFrame }: ComboWork, video: VideoState) {
  const track = useDeferredValue(useTrack(editing));
  return useMemo(() => {
    const needed = requirements(values, track, video, lastFrame);
    const { gameId, tags, percentRange, moves } = values;
    const actions = actionsOfTrack(track);
    const difficulty = difficultyOf(actions);
    return {
      requirements: needed,
      ready: isReady(needed),
      difficulty,
      /** What its moves would call it; null while they say nothing. */
      proposedName: nameOfTrack({ actions, moves }),
      /** Empty until there is something to say. */
      summary: percentRange === null ? '' : comboSummary({ gameId, tags, percentRange, difficulty }),
    };
  }, [values, track, video, lastFrame]);
}

import { useEffect, useRef, useState, type RefObject } from 'react';
import { padDelays } from '../../../shared/pad/pad-delays.js';
import { padKey } from '../../../shared/pad/pad-profile.js';
import type { PracticeInput } from '../../../shared/pad/practice-input.js';
import { usePracticeInput, type SeenPad } from '../../../shared/pad/use-practice-input.js';
import type { EditorContext } from '../editing/editor-action.js';
import { takePresses } from '../pad/press-taker.js';
import type { TrackPress } from '../track/track.js';
import { drawBeat, drawPress } from './draw-recording.js';
import { mergeRecorded } from './merge-recorded.js';
import { recordedPresses, type FrameRange } from './recorded-presses.js';
import { recordedSticks } from './recorded-sticks.js';
import { Recording, type Take } from './recording.js';
import type { RecordSettings } from './record-settings.js';
import { t } from '../texts.js';

/** What recording is at. */
export type RecordPhase =
  | { readonly at: 'setup' }
  | { readonly at: 'running'; readonly range: FrameRange }
  | {
      readonly at: 'taken';
      readonly range: FrameRange;
      readonly presses: readonly TrackPress[];
      readonly sticks: string | undefined;
    };

const SETUP: RecordPhase = { at: 'setup' };

/** The delay of what was pressed on last, in ms. */
function latencyOf({ kind, report }: PracticeInput): number {
  const key = kind !== 'gamepad' ? kind : report.pad === null ? '' : padKey(report.pad);
  return padDelays.read()[key] ?? 0;
}

export interface RecorderOptions {
  readonly context: EditorContext;
  readonly input: PracticeInput;
  /** Keys are a pad, even while nothing is recorded. */
  readonly keys: boolean;
  /** Where beats and presses are drawn. */
  readonly beat: RefObject<HTMLElement | null>;
  readonly tape: RefObject<HTMLElement | null>;
}

export interface Recorder {
  readonly phase: RecordPhase;
  readonly seen: SeenPad;
  readonly begin: (range: FrameRange, settings: RecordSettings) => void;
  readonly stop: () => void;
  readonly discard: () => void;
  /** Puts what was recorded into the track, as one step. */
  readonly keep: (settings: RecordSettings) => void;
}

/** Recording with its pads, keys and touches. Nothing of it is rendered from frame to frame. */
export function useRecorder({ context, input, keys, beat, tape }: RecorderOptions): Recorder {
  const { clock, editing } = context;
  const [phase, setPhase] = useState(SETUP);
  const recording = useRef<Recording>(null);
  const running = phase.at === 'running';
  const seen = usePracticeInput(input, keys || running, (now) => recording.current?.tick(now));
  useTakenTouches(input, recording);
  useEffect(
    () => () => {
      recording.current?.stop(performance.now());
    },
    [clock],
  );

  const stop = () => recording.current?.stop(performance.now());
  useRunningKeys(running, stop);
  const taken = (take: Take | null, only: RecordSettings['only']) => {
    recording.current = null;
    if (take === null) {
      setPhase(SETUP);
      return;
    }
    const { edges, pictures, sticks, range, stoppedAt, unseen } = take;
    const latencyMs = latencyOf(input);
    const told = { begin: range.from, latencyMs, unseen };
    const options = { ...told, lastFrame: clock.lastFrame, stoppedAt, punch: range, only };
    setPhase({
      ...{ at: 'taken', range, presses: recordedPresses(edges, pictures, options) },
      sticks: recordedSticks(sticks, pictures, { ...told, range }),
    });
  };
  return {
    phase,
    seen,
    begin: (range, { rate, only }) => {
      setPhase({ at: 'running', range });
      tape.current?.replaceChildren();
      recording.current = new Recording(
        clock,
        { range, rate, latencyMs: () => latencyOf(input), pressed: () => input.pressed },
        {
          onBeat: (left) => {
            drawBeat(beat.current, left);
          },
          onPress: (type, frame) => {
            drawPress(tape.current, type, frame);
          },
          onOver: (take) => {
            taken(take, only);
          },
        },
        performance.now(),
      );
    },
    stop,
    discard: () => {
      setPhase(SETUP);
    },
    keep: ({ only, mode }) => {
      if (phase.at !== 'taken') return;
      const { presses, sticks, range } = phase;
      const { lastFrame } = clock;
      const merged = mergeRecorded(editing.track, presses, { punch: range, only, mode, lastFrame, sticks });
      editing.apply(t('recordPresses', { count: presses.length - merged.leftOut }), merged.track, merged);
      if (merged.leftOut > 0) editing.refuse(t('foundNoRoom', { count: merged.leftOut }));
      setPhase(SETUP);
    },
  };
}

/** The drawn controller presses for the recording, and what is pressed anywhere is told to it. */
function useTakenTouches(input: PracticeInput, recording: RefObject<Recording | null>): void {
  useEffect(() => {
    const listener = {
      onSample: () => {
        const { sticks, at } = input.report;
        if (input.kind === 'gamepad' && sticks !== undefined) recording.current?.sample({ sticks, at });
      },
      onEdge: (edge: Parameters<Recording['edge']>[0]) => recording.current?.edge(edge),
    };
    input.listeners.add(listener);
    const stop = takePresses({
      down: (type) => {
        input.touchDown(type, performance.now());
      },
      up: (type) => {
        input.touchUp(type, performance.now());
      },
    });
    return () => {
      stop();
      input.listeners.delete(listener);
    };
  }, [input, recording]);
}

/** Whether a key goes on to what has the focus. */
const isOfFocus = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Tab' ||
  ((key === 'Enter' || key === ' ') && target instanceof Element && target.closest('button, [role=button]') !== null);

/** While something is recorded Escape stops it, and keys of the editor mean nothing. */
function useRunningKeys(running: boolean, stop: () => void): void {
  const latest = useRef(stop);
  useEffect(() => {
    latest.current = stop;
  });
  useEffect(() => {
    if (!running) return undefined;
    const onDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isOfFocus(event)) return;
      if (event.key === 'Escape') latest.current();
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onDown, true);
    return () => {
      removeEventListener('keydown', onDown, true);
    };
  }, [running]);
}

import type { ReactNode, Ref } from 'react';
import type { Action, PressType } from '@combolab/contracts';
import type { Readable } from '../../../shared/store/readable.js';

/** The clip of a lesson: what of its clock a lesson needs. */
export interface LessonClock {
  readonly frame: number;
  readonly lastFrame: number;
  /** The newest picture: seconds into the clip, ms of the page's clock, and the speed it was played at. */
  readonly lastPicture: { readonly mediaTime: number; readonly at: number; readonly rate: number } | null;
  onFrame(listener: (frame: number) => void): () => void;
  readonly states: Readable<{ readonly playing: boolean; readonly ready: boolean; readonly failed: boolean }>;
  play(): void;
  pause(): void;
  seek(frame: number): void;
  setRate(rate: number): void;
}

/** Draws the learner's presses over the lanes. */
export interface GhostLane {
  add(ghost: {
    readonly type: PressType;
    readonly frame: number;
    readonly length: number;
    /** Frames, + late; null when nothing asked for it. */
    readonly error: number | null;
  }): void;
  clear(): void;
}

export interface ShownLanes {
  readonly actions: readonly Action[];
  readonly ghosts: Ref<GhostLane>;
  /** How the learner moved the sticks in a run that is over. */
  readonly ownSticks: string | undefined;
  /** The learner's presses have a floor of their own under those of the model. */
  readonly floors: boolean;
}

/** The parts of a player that a lesson is made of. */
export interface LessonParts {
  /** The picture, with something on it. */
  readonly stage: (over: ReactNode) => ReactNode;
  readonly lanes: (shown: ShownLanes) => ReactNode;
  /** What is heard: the clip's sound, where it has any, and ticks. */
  readonly sound: () => ReactNode;
  /** The model's controller. */
  readonly controller: () => ReactNode;
}

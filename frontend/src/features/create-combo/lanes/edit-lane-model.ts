import type { PressType } from '@combolab/contracts';
import { laneKey } from '../../../shared/lanes/lane-key.js';
import { lastFrameOf, type TrackPress } from '../track/track.js';

/** A press as a bar. */
export interface EditBar {
  readonly press: TrackPress;
  /** Frames it is drawn long; 0 for a plain press. */
  readonly length: number;
}

/** All presses of one stick, button or pair, as the viewer's lanes have them. */
export interface EditLane {
  readonly key: string;
  readonly first: PressType;
  readonly bars: readonly EditBar[];
}

/** Lanes of a track, the most used first. An unreleased hold is drawn up to the next press of its button, or the end. */
export function editLanes(presses: readonly TrackPress[], lastFrame: number): readonly EditLane[] {
  const lanes = new Map<string, TrackPress[]>();
  for (const press of presses) {
    const key = laneKey(press.type);
    lanes.set(key, [...(lanes.get(key) ?? []), press]);
  }
  return [...lanes]
    .map(([key, all]) => ({ key, first: all[0]?.type ?? 'A_BUTTON', bars: barsOf(all, lastFrame) }))
    .sort((a, b) => b.bars.length - a.bars.length || a.key.localeCompare(b.key));
}

const barsOf = (presses: readonly TrackPress[], lastFrame: number): readonly EditBar[] =>
  presses.map((press, index) => {
    const end = Math.min(lastFrameOf(press, presses[index + 1]), Math.max(lastFrame, press.start));
    return { press, length: end - press.start };
  });

/** Lanes whose presses are the same ones are the same lane: they are not drawn again. */
export const sameBars = (a: readonly EditBar[], b: readonly EditBar[]): boolean =>
  a.length === b.length && a.every((bar, i) => bar.press === b[i]?.press && bar.length === b[i].length);

import { type PressType } from '@combolab/contracts';
import { pressWords } from '../../../shared/terms/presses.js';
import { spanOf, selectedPresses } from '../track/edits.js';
import { buttonOf, type Button } from '../track/track.js';
import type { EditingState } from '../editing/editing.js';
import type { RecordMode } from './merge-recorded.js';
import type { FrameRange } from './recorded-presses.js';
import { t } from '../texts.js';

/** What somebody chose before recording. */
export interface RecordSettings {
  readonly rate: number;
  /** From the frame that is shown, or some frames alone. */
  readonly where: 'here' | 'punch';
  readonly punch: FrameRange;
  /** The button that is recorded; null for all. */
  readonly only: Button | null;
  readonly mode: RecordMode;
}

const USUAL_RATE = 1 / 4;
const USUAL_PUNCH = 60;

/** What is chosen at first: what is selected is recorded anew. */
export function firstSettings({ history, selection }: EditingState, frame: number, lastFrame: number): RecordSettings {
  const selected = selectedPresses(history.now, selection);
  const from = selected[0]?.start ?? frame;
  const to = Math.min(lastFrame, from + (selected.length > 1 ? Math.max(1, spanOf(selected)) : USUAL_PUNCH));
  return {
    rate: USUAL_RATE,
    where: selected.length > 1 ? 'punch' : 'here',
    punch: { from, to },
    only: null,
    mode: 'replace',
  };
}

/** The frames that are recorded; null where there are none. */
export function rangeOf({ where, punch }: RecordSettings, frame: number, lastFrame: number): FrameRange | null {
  const range =
    where === 'here' ? { from: frame, to: lastFrame } : { from: punch.from, to: Math.min(punch.to, lastFrame) };
  return range.from >= 0 && range.from < range.to ? range : null;
}

const LANES: readonly PressType[] = [
  'CONTROL_STICK_UP',
  'C_STICK_UP',
  'A_BUTTON',
  'B_BUTTON',
  'X_BUTTON',
  'Y_BUTTON',
  'L_TRIGGER',
  'R_TRIGGER',
  'L_Z',
  'R_Z',
];
const STICKS: Readonly<Record<Button, string>> = { stick: t('theStick'), cstick: t('theCStick') };

/** What can be recorded by itself, with words. */
export const RECORDED_LANES: readonly { readonly value: Button; readonly label: string }[] = LANES.map((type) => {
  const button = buttonOf(type);
  return { value: button, label: STICKS[button] ?? pressWords(type) };
});

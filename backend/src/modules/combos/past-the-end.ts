import { lastFrameOfSticks, readSticks } from '@combolab/contracts';
import { RefusedError } from '../../problems.js';

/** The refusal of a frame that the clip does not have. */
export const pastTheEnd = (what: string, frame: number, lastFrame: number): RefusedError =>
  new RefusedError(
    422,
    'past-the-end',
    'Past the end of the clip',
    `${what} on frame ${String(frame)} lies past the end of the clip, frame ${String(lastFrame)}. Put it on a frame of the clip, or take it away.`,
    { frame, lastFrame },
  );

interface OnFrames {
  /** In their order. */
  readonly actions?: readonly { readonly frame: number }[];
  readonly sticks?: string | null;
}

/** @throws RefusedError 422 */
export function refusePastTheEnd({ actions = [], sticks = null }: OnFrames, lastFrame: number): void {
  const past = actions.find(({ frame }) => frame > lastFrame);
  if (past !== undefined) throw pastTheEnd('The press', past.frame, lastFrame);
  const read = sticks === null ? null : readSticks(sticks);
  if (read === null || 'problem' in read) return;
  const last = lastFrameOfSticks(read.sticks);
  if (last > lastFrame) throw pastTheEnd('The sample of the sticks', last, lastFrame);
}

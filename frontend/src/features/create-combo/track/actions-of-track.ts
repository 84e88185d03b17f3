import { normaliseActions, type Action, type Hold, type PressType } from '@combolab/contracts';
import { buttonOf, lastFrameOf, type Button, type Track, type TrackPress } from './track.js';

/** Every hold, with the frames between its start and its release. */
function heldThrough(presses: readonly TrackPress[]): readonly { type: PressType; after: number; upTo: number }[] {
  const next = new Map<Button, TrackPress>();
  return presses
    .toReversed()
    .map((press) => {
      const last = lastFrameOf(press, next.get(buttonOf(press.type)));
      next.set(buttonOf(press.type), press);
      return { press, upTo: press.end === null ? last : last - 1 };
    })
    .filter(({ press }) => press.end !== press.start)
    .map(({ press: { type, start }, upTo }) => ({ type, after: start, upTo }));
}

/**
 * The track as a combo stores it. Holds that go on through an action of another button stand in it as `MAINTAIN_HOLD`;
 * a frame on which presses are only held has no action.
 */
export function actionsOfTrack(track: Track): Action[] {
  const frames = new Map<number, { type: PressType; hold: Hold }[]>();
  const add = (frame: number, type: PressType, hold: Hold) => {
    frames.set(frame, [...(frames.get(frame) ?? []), { type, hold }]);
  };
  for (const { type, start, end } of track.presses) {
    add(start, type, end === start ? 'SELECT_NO_HOLD' : 'START_HOLD');
    if (end !== null && end > start) add(end, type, 'END_HOLD');
  }
  for (const { type, after, upTo } of heldThrough(track.presses))
    for (const frame of frames.keys()) if (after < frame && frame <= upTo) add(frame, type, 'MAINTAIN_HOLD');
  return normaliseActions([
    ...[...frames].map(([frame, presses]) => ({ frame, presses })),
    ...track.breakpoints.map((frame) => ({ frame, breakpoint: true, presses: [] })),
  ]).map((action) => ({ ...action, presses: action.presses.toSorted(byType) }));
}

const byType = (a: { readonly type: string }, b: { readonly type: string }): number =>
  a.type < b.type ? -1 : a.type > b.type ? 1 : 0;

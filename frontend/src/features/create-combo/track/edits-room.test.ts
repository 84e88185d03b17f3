import { fittingIn, moveEdgeBy, pasteAt, removeSelected, selectionOf, shiftFrom } from './edits.js';
import { EMPTY_TRACK, type Track, type TrackPress } from './track.js';

const a = (start: number, end: number | null = start): TrackPress => ({ type: 'A_BUTTON', start, end });
const b = (start: number, end: number | null = start): TrackPress => ({ type: 'B_BUTTON', start, end });
const trackOf = (...presses: TrackPress[]): Track => ({ ...EMPTY_TRACK, presses });
const LAST = 100;

it('removes what is selected and nothing else', () => {
  const edited = removeSelected(trackOf(a(10), b(20), a(30)), selectionOf([a(10), a(30)]));
  expect(edited.track.presses).toEqual([b(20)]);
  expect(edited.selection.size).toBe(0);
});

it('moves the begin of a press: to the end of its hold at most, and an open hold to the end of the clip', () => {
  const begin = (press: TrackPress, by: number) =>
    moveEdgeBy(trackOf(press), selectionOf([press]), 'start', by, LAST)?.track.presses;
  expect(begin(a(10, 20), 4)).toEqual([a(14, 20)]);
  expect(begin(a(10, 20), -4)).toEqual([a(6, 20)]);
  expect(begin(a(10, 20), 14)).toEqual([a(20)]);
  expect(begin(a(10), -3)).toEqual([a(7, 10)]);
  expect(begin(a(90, null), 40)).toEqual([a(100, null)]);
});

it('has no end of an unreleased hold to move', () => {
  const open = a(10, null);
  expect(moveEdgeBy(trackOf(open), selectionOf([open]), 'end', 5, LAST)?.track.presses).toEqual([open]);
});

it('pastes before, between and after presses of the same button, and up to the last frame', () => {
  const paste = (frame: number, track = trackOf(a(10), a(20))) => pasteAt(track, [a(0)], frame, LAST);
  expect(paste(5).track.presses).toEqual([a(5), a(10), a(20)]);
  expect(paste(15).track.presses).toEqual([a(10), a(15), a(20)]);
  expect(paste(25).track.presses).toEqual([a(10), a(20), a(25)]);
  expect([paste(100).leftOut, paste(101).leftOut, paste(20).leftOut]).toEqual([0, 1, 1]);
  expect(paste(20, trackOf(b(20)))).toMatchObject({ leftOut: 0, track: { presses: [a(20), b(20)] } });
});

it('pastes as many of those that are in each other’s way as there is room for', () => {
  expect(pasteAt(trackOf(b(20)), [b(0, 5), b(3), b(6)], 0, LAST)).toMatchObject({
    leftOut: 1,
    track: { presses: [b(0, 5), b(6), b(20)] },
  });
});

describe('shifting from a frame on', () => {
  const marked = (breakpoints: readonly number[], notes: readonly number[] = []): Track => ({
    ...EMPTY_TRACK,
    breakpoints,
    notes: notes.map((frame) => ({ frame, text: 'x' })),
  });

  it('moves what stands on the frame itself, and leaves what stands before it', () => {
    const track = { ...marked([19, 20], [19, 20]), presses: [a(19), b(20)] };
    expect(shiftFrom(track, 20, 5, LAST)).toEqual({
      presses: [a(19), b(25)],
      breakpoints: [19, 25],
      notes: [
        { frame: 19, text: 'x' },
        { frame: 25, text: 'x' },
      ],
    });
  });

  it('keeps presses and breakpoints in order when some overtake others, and each breakpoint once', () => {
    expect(shiftFrom(trackOf(a(10), b(20)), 20, -15, LAST)?.presses).toEqual([b(5), a(10)]);
    expect(shiftFrom(marked([5, 10, 20, 25]), 20, -15, LAST)?.breakpoints).toEqual([5, 10]);
    expect(shiftFrom(marked([8, 20]), 20, -15, LAST)?.breakpoints).toEqual([5, 8]);
  });

  it.each([
    ['breakpoint', (frame: number) => marked([50, frame])],
    ['note', (frame: number) => marked([50], [frame])],
    ['press', (frame: number) => trackOf(b(50), a(frame))],
  ])('has room for a %s on the first and the last frame, and none beyond', (_, at) => {
    expect(shiftFrom(at(60), 60, 40, LAST)).not.toBeNull();
    expect(shiftFrom(at(60), 60, 41, LAST)).toBeNull();
    expect(shiftFrom(at(60), 60, -60, LAST)).not.toBeNull();
    expect(shiftFrom(at(60), 60, -61, LAST)).toBeNull();
  });
});

it('takes presses from elsewhere in order, as far as they lie in the clip and fit', () => {
  expect(fittingIn([b(30), a(10, 20), a(101), a(15), a(-1), b(100)], LAST)).toEqual([a(10, 20), b(30), b(100)]);
});

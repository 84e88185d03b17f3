import type { PressType } from '@combolab/contracts';
import { selectionOf } from '../track/edits.js';
import { EMPTY_TRACK, type Track, type TrackPress } from '../track/track.js';
import { editLanes } from './edit-lane-model.js';
import { beginDrag, clickedOn, dragged, gripAt, inMarquee } from './lane-drag.js';

const press = (type: PressType, start: number, end: number | null = start): TrackPress => ({ type, start, end });
const trackOf = (...presses: TrackPress[]): Track => ({ ...EMPTY_TRACK, presses });
const LAST = 600;

it('takes a bar by its ends or as a whole', () => {
  const hold = press('A_BUTTON', 10, 30);
  expect([gripAt(hold, 2, 80), gripAt(hold, 40, 80), gripAt(hold, 78, 80)]).toEqual(['start', 'whole', 'end']);
  expect([gripAt(press('A_BUTTON', 10), 2, 24), gripAt(press('A_BUTTON', 10), 22, 24)]).toEqual(['whole', 'end']);
  expect(gripAt(press('A_BUTTON', 10, null), 79, 80)).toBe('whole');
});

it('moves by whole frames and is drawn to what stands near', () => {
  const a = press('A_BUTTON', 10);
  const drag = beginDrag(trackOf(a, press('X_BUTTON', 40)), selectionOf([a]), a, 'whole', 0);
  const at = (pixels: number, snaps = true) => {
    const { track, guide } = dragged(drag, pixels, 4, LAST, snaps);
    return [track.presses.find(({ type }) => type === 'A_BUTTON')?.start, guide];
  };
  expect(at(60)).toEqual([25, null]);
  expect(at(115)).toEqual([40, 40]);
  expect(at(115, false)).toEqual([39, null]);
  expect(at(0)).toEqual([10, null]);
});

it('makes a plain press a hold by its end', () => {
  const a = press('A_BUTTON', 10);
  const drag = beginDrag(trackOf(a), selectionOf([a]), a, 'end', 0);
  expect(dragged(drag, 40, 4, LAST, false).track.presses).toEqual([press('A_BUTTON', 10, 20)]);
});

it('selects by marquee and by click', () => {
  const [a, b, c] = [press('A_BUTTON', 10), press('B_BUTTON', 12, 40), press('B_BUTTON', 90)];
  const rows = [[b, c], [a]];
  expect(inMarquee(rows, { frames: [30, 60], rows: [0, 1] })).toEqual(selectionOf([b]));
  expect(inMarquee(rows, { frames: [0, 100], rows: [0, 0] })).toEqual(selectionOf([b, c]));
  const one = clickedOn(new Set(), a, false);
  expect(clickedOn(clickedOn(one, b, true), a, true)).toEqual(selectionOf([b]));
});

it('draws unreleased holds up to the next press of their button', () => {
  const lanes = editLanes([press('B_BUTTON', 10, null), press('B_BUTTON', 30), press('B_BUTTON', 50, null)], 100);
  expect(lanes[0]?.bars.map(({ length }) => length)).toEqual([19, 0, 50]);
});

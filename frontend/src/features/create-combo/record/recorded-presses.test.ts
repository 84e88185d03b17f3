import { recordedPresses, type RecordOptions } from './recorded-presses.js';
import { pressedOn, shownPictures, timeOf } from './testing/shown-pictures.js';

const LAST = 120;
type Edges = ReturnType<typeof pressedOn>;
const recorded = (edges: readonly Edges[], more: Partial<RecordOptions> = {}, rate = 1) =>
  recordedPresses(edges.flat(), shownPictures(0, LAST, rate), { lastFrame: LAST, ...more }).map(
    ({ type, start, end }) => `${type} ${String(start)}-${String(end)}`,
  );

it.each([1 / 8, 1 / 4, 1 / 2, 2 / 3, 1])('lays presses on the nearest frame at speed %p', (rate) => {
  const edges = [pressedOn('A_BUTTON', 10.4, 12, rate), pressedOn('B_BUTTON', 29.6, 40.2, rate)];
  expect(recorded(edges, {}, rate)).toEqual(['A_BUTTON 10-10', 'B_BUTTON 30-40']);
});

it('takes the delay off, in ms of real time at any speed', () => {
  const late = pressedOn('A_BUTTON', 30, 32, 1 / 4).map((edge) => ({ ...edge, at: edge.at + 80 }));
  expect(recorded([late], {}, 1 / 4)).toEqual(['A_BUTTON 31-31']);
  expect(recorded([late], { latencyMs: 80 }, 1 / 4)).toEqual(['A_BUTTON 30-30']);
});

it('makes plain presses of what was down for fewer frames than a hold has', () => {
  expect(recorded([pressedOn('A_BUTTON', 10, 13.9), pressedOn('B_BUTTON', 10, 14.1)])).toEqual([
    'A_BUTTON 10-10',
    'B_BUTTON 10-14',
  ]);
  expect(recorded([pressedOn('A_BUTTON', 10, 13.9)], { minHold: 2 })).toEqual(['A_BUTTON 10-14']);
});

it('takes chatter for one press, and a quick second press for a second one', () => {
  const at = (ms: number) => 20 + (ms * 60) / 1000;
  expect(recorded([pressedOn('A_BUTTON', 20, at(3)), pressedOn('A_BUTTON', at(8), at(150))])).toEqual([
    'A_BUTTON 20-29',
  ]);
  expect(recorded([pressedOn('A_BUTTON', 20, at(40)), pressedOn('A_BUTTON', at(80), at(120))])).toEqual([
    'A_BUTTON 20-20',
    'A_BUTTON 25-25',
  ]);
});

it('keeps chatter apart by real time, however slowly the clip plays', () => {
  const slow = [pressedOn('A_BUTTON', 20, 20.5, 1 / 8), pressedOn('A_BUTTON', 20.9, 21.5, 1 / 8)];
  expect(recorded(slow, {}, 1 / 8)).toEqual(['A_BUTTON 20-20', 'A_BUTTON 21-21']);
});

it('makes a pivot of a stick that is rolled', () => {
  const roll = [
    pressedOn('CONTROL_STICK_LEFT', 10, 20),
    pressedOn('CONTROL_STICK_DOWN', 20, 30),
    pressedOn('CONTROL_STICK_RIGHT', 30, 45),
  ];
  expect(recorded(roll)).toEqual(['CONTROL_STICK_LEFT 10-20', 'CONTROL_STICK_DOWN 20-30', 'CONTROL_STICK_RIGHT 30-45']);
});

it('drops what a stick passes by on its way', () => {
  const through = [
    pressedOn('CONTROL_STICK_LEFT', 10, 20),
    pressedOn('CONTROL_STICK_UP_LEFT', 20, 21),
    pressedOn('CONTROL_STICK_UP', 21, 40),
    pressedOn('CONTROL_STICK_UP_RIGHT', 40, 41),
  ];
  expect(recorded(through)).toEqual(['CONTROL_STICK_LEFT 10-20', 'CONTROL_STICK_UP 20-40']);
  expect(recorded([pressedOn('CONTROL_STICK_UP', 20, 21)])).toEqual(['CONTROL_STICK_UP 20-20']);
});

it('lets a stick that comes back at once stay where it was', () => {
  const flicker = [
    pressedOn('CONTROL_STICK_LEFT', 10, 20),
    pressedOn('CONTROL_STICK_UP_LEFT', 20, 20.5),
    pressedOn('CONTROL_STICK_LEFT', 20.5, 40),
  ];
  expect(recorded(flicker)).toEqual(['CONTROL_STICK_LEFT 10-40']);
});

it('keeps the last direction of a flick that is short all the way', () => {
  const flick = [pressedOn('CONTROL_STICK_LEFT', 20, 21.2), pressedOn('CONTROL_STICK_RIGHT', 21.2, 22.4)];
  expect(recorded(flick)).toEqual(['CONTROL_STICK_RIGHT 20-20']);
});

it('lays two presses of one button within a frame on two frames', () => {
  const twice = [pressedOn('A_BUTTON', 19.6, 19.8, 1 / 8), pressedOn('A_BUTTON', 20.1, 20.3, 1 / 8)];
  expect(recorded(twice, {}, 1 / 8)).toEqual(['A_BUTTON 20-20', 'A_BUTTON 21-21']);
});

it('records within a punch alone, and cuts holds at its edges', () => {
  const edges = [
    pressedOn('A_BUTTON', 10, 11),
    pressedOn('B_BUTTON', 15, 30),
    pressedOn('X_BUTTON', 25, 26),
    pressedOn('R_Z', 35, 60),
    pressedOn('Y_BUTTON', 41, 42),
  ];
  expect(recorded(edges, { punch: { from: 20, to: 40 } })).toEqual(['B_BUTTON 20-30', 'X_BUTTON 25-25', 'R_Z 35-40']);
});

it('records one lane alone', () => {
  const edges = [pressedOn('A_BUTTON', 10, 11), pressedOn('C_STICK_UP', 12, 13)];
  expect(recorded(edges, { only: 'cstick' })).toEqual(['C_STICK_UP 12-12']);
});

it('releases what is held when recording stops, and leaves it unreleased where nothing is told of that', () => {
  const held = [pressedOn('R_Z', 50, null)];
  expect(recorded(held, { stoppedAt: timeOf(70) })).toEqual(['R_Z 50-70']);
  expect(recorded(held)).toEqual(['R_Z 50-null']);
});

it('lays what was pressed before the clip moved on the frame where it stood', () => {
  const pictures = shownPictures(31, 60);
  const edges = [...pressedOn('R_Z', 20, 50), ...pressedOn('A_BUTTON', 33, 34)];
  expect(recordedPresses(edges, pictures, { lastFrame: 60, begin: 30 })).toEqual([
    { type: 'R_Z', start: 30, end: 50 },
    { type: 'A_BUTTON', start: 33, end: 33 },
  ]);
});

it('does not go on while the clip waits for its file', () => {
  const [before, after] = [shownPictures(0, 20), shownPictures(21, 60)];
  const pictures = [...before, ...after.map((picture) => ({ ...picture, at: picture.at + 900 }))];
  const edges = pressedOn('A_BUTTON', 45, 46);
  expect(recordedPresses(edges, pictures, { lastFrame: 60 })).toEqual([{ type: 'A_BUTTON', start: 21, end: 21 }]);
});

it('stays within the clip', () => {
  const edges = [pressedOn('A_BUTTON', -5, -4), pressedOn('B_BUTTON', 110, 150), pressedOn('X_BUTTON', 160, 161)];
  expect(recorded(edges)).toEqual(['A_BUTTON 0-0', 'B_BUTTON 110-120', 'X_BUTTON 120-120']);
});

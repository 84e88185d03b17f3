import fc from 'fast-check';
import { EMPTY_FORM } from '../combo-form.js';
import { EMPTY_TRACK, fits } from '../track/track.js';
import { EMPTY_DRAFT, isEmptyDraft, readDraft, readTrack } from './draft.js';

const source = { kind: 'replay', version: '3.9.0', playedOn: '2020-03-12' } as const;

it('reads back what it stored', () => {
  const draft = {
    ...EMPTY_DRAFT,
    form: { ...EMPTY_FORM, name: 'Up air', gameId: 'ssbm', source },
    track: {
      presses: [{ type: 'A_BUTTON' as const, start: 3, end: 5 }],
      breakpoints: [4],
      notes: [{ frame: 4, text: 'now' }],
    },
    clip: { name: 'clip.mp4', type: 'video/mp4', size: 5, lastModified: 6 },
    ...{ cursor: 7, uploadUrl: '/api/uploads/x', fromPhone: true, savedAt: 8 },
  };
  expect(readDraft(structuredClone(draft))).toEqual(draft);
});

it('makes a track of whatever lies there', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const track = readTrack(stored);
      expect(fits(track.presses)).toBe(true);
    }),
  );
  expect(
    readTrack({ presses: [{ type: 'A_BUTTON', start: -1 }, { type: 'Z', start: 1 }, null], breakpoints: ['x', 2, 2] }),
  ).toEqual({
    ...EMPTY_TRACK,
    breakpoints: [2],
  });
});

it('drops presses that run into another one', () => {
  const presses = [
    { type: 'A_BUTTON', start: 5, end: 9 },
    { type: 'A_BUTTON', start: 7, end: 7 },
  ];
  expect(readTrack({ presses }).presses).toEqual([presses[0]]);
});

it('has nothing worth keeping before something is done', () => {
  expect(isEmptyDraft(EMPTY_DRAFT)).toBe(true);
  expect(isEmptyDraft({ ...EMPTY_DRAFT, clip: { name: 'a', type: '', size: 1, lastModified: 0 } })).toBe(false);
});

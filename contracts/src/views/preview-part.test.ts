import { previewPart } from './preview-part.js';

test.each([
  [1, { from: 0, to: 1 }],
  [140, { from: 0, to: 140 }],
  [240, { from: 0, to: 240 }],
  [300, { from: 40, to: 280 }],
  [600, { from: 140, to: 380 }],
  [3600, { from: 1140, to: 1380 }],
])('of a clip of %i frames cards play %o', (frames, part) => {
  expect(previewPart(frames)).toEqual(part);
});

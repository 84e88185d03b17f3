import fc from 'fast-check';
import { movedBy, placeByDrag, resized, thinner } from './overlay-place.js';
import { FIRST_PLACE, OVERLAY_SIZES, readPlace } from './player-prefs.js';

it('stays on the picture however it is moved', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.double({ min: -3, max: 3, noNaN: true }), fc.double({ min: -3, max: 3, noNaN: true }))),
      (moves) => {
        const { x, y } = moves.reduce((place, [dx, dy]) => movedBy(place, dx, dy), FIRST_PLACE);
        for (const each of [x, y]) expect(each >= 0 && each <= 1).toBe(true);
      },
    ),
  );
  const room = { width: 600, height: 300 };
  expect(placeByDrag(FIRST_PLACE, { left: 300, top: 75 }, room)).toMatchObject({ x: 0.5, y: 0.25 });
  expect(placeByDrag(FIRST_PLACE, { left: -20, top: 900 }, room)).toMatchObject({ x: 0, y: 1 });
  expect(placeByDrag(FIRST_PLACE, { left: 5, top: 5 }, { width: 0, height: -3 })).toMatchObject({ x: 0, y: 0 });
});

it('has sizes with an end on both sides, and opacities that go round', () => {
  let place = FIRST_PLACE;
  for (let n = 0; n < 9; n++) place = resized(place, 1);
  expect(place.size).toBe(OVERLAY_SIZES.at(-1));
  for (let n = 0; n < 9; n++) place = resized(place, -1);
  expect(place.size).toBe(OVERLAY_SIZES[0]);
  const seen = [place.opacity];
  for (let n = 0; n < 5; n++) seen.push((place = thinner(place)).opacity);
  expect(seen).toEqual([0.9, 0.8, 0.6, 0.4, 1, 0.8]);
});

it('is remembered, and where the memory is spoilt it is where it was at first', () => {
  const place = { x: 0.1, y: 0.2, size: 0.5, opacity: 0.6, shown: false };
  expect(readPlace(JSON.stringify(place))).toEqual(place);
  for (const text of [null, '', 'null', '[]', '{"x":"left","size":null}']) expect(readPlace(text)).toEqual(FIRST_PLACE);
  expect(readPlace('{"x":7,"y":-1,"size":9,"opacity":0}')).toEqual({
    x: 1,
    y: 0,
    size: 0.7,
    opacity: 0.2,
    shown: true,
  });
});

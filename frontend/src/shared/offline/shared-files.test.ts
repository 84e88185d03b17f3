import { placeOf, waitsForShared } from './shared-files.js';

const file = (name: string) => new File(['x'], name);

it.each([
  [['clip.mp4'], '/test/test?shared=1'],
  [['Game_1.slp', 'Game_2.SLP'], '/replays?shared=1'],
  [['Game_1.slp', 'clip.mp4'], '/test/test?shared=1'],
  [[], '/results'],
])('goes on with %j at %s', (names, place) => {
  expect(placeOf(names.map(file))).toBe(place);
});

it('waits for shared files where the address says so, and the browser can keep them', () => {
  expect(waitsForShared('?shared=1')).toBe(false);
  Object.assign(globalThis, { caches: {} });
  expect([waitsForShared('?shared=1'), waitsForShared('?draft=1'), waitsForShared('')]).toEqual([true, false, false]);
  Reflect.deleteProperty(globalThis, 'caches');
});

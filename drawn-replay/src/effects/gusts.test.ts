import { drawScene } from '../paint/draw-scene.js';
import { readSceneFile } from '../file/read-scene-file.js';
import { sceneFileOf } from '../file/scene-file.js';
import type { ReplayScene, StageMoment } from '../scene/replay-scene.js';
import { recordedScene } from '../testing/recorded-scene.js';
import { numbersOf, recordingPen, type Drawn } from '../testing/recording-pen.js';

const still = recordedScene('falco-falcon-dream-land');
const blowing = (wind: StageMoment['wind']): ReplayScene => ({
  ...still,
  moments: still.moments.map((moment) => ({ ...moment, wind })),
});
const frame = still.from + 30;
const drawn = (scene: ReplayScene, on = frame, more = {}): readonly Drawn[] => {
  const { pen, drawn: calls } = recordingPen();
  drawScene(pen, scene, on, { width: 1280, height: 720, ...more });
  return calls;
};
/** Where the tips of streaks are from left to right: only they are drawn as such curves on this stage. */
const tips = (calls: readonly Drawn[]): readonly number[] => {
  const without = drawn(still).filter(({ name }) => name === 'bezierCurveTo').length;
  expect(without).toBe(0);
  return calls.filter(({ name }) => name === 'bezierCurveTo').map(({ given }) => Number(given[4]));
};

it('draws air that goes to where the wind blows, and none where none blows', () => {
  const [left, right] = [drawn(blowing('left')), drawn(blowing('right'))];
  expect(drawn(blowing(undefined))).toEqual(drawn(still));
  expect(tips(left)).toHaveLength(tips(right).length);
  expect(tips(right).length).toBeGreaterThan(4);
  expect(left).not.toEqual(right);
  // a frame later most of them are farther on; some began again at the other end
  const moved = (wind: 'left' | 'right') =>
    tips(drawn(blowing(wind), frame + 1, { reducedMotion: true })).filter((x, i) => {
      const before = tips(drawn(blowing(wind), frame, { reducedMotion: true }))[i] ?? 0;
      return wind === 'right' ? x > before : x < before;
    });
  expect(moved('right').length).toBeGreaterThan(4);
  expect(moved('left').length).toBeGreaterThan(4);
});

it('is the same picture for the same frame, with finite numbers, at every size', () => {
  const scene = blowing('left');
  for (const size of [
    { width: 320, height: 180, card: true },
    { width: 2560, height: 1440 },
  ])
    for (let on = scene.from; on <= scene.to; on += 7) {
      const calls = drawn(scene, on, size);
      expect(numbersOf(calls).every(Number.isFinite)).toBe(true);
      expect(drawn(structuredClone(scene), on, size)).toEqual(calls);
    }
});

it('goes with a scene that is sent, and those that were sent without it are read as before', () => {
  expect(readSceneFile(sceneFileOf(blowing('right'))).moments[0]?.wind).toBe('right');
  expect(readSceneFile(sceneFileOf(still)).moments[0]).not.toHaveProperty('wind');
  const wrong = { ...still, moments: still.moments.map((moment) => ({ ...moment, wind: 'up' })) };
  expect(() => readSceneFile(sceneFileOf(wrong as unknown as ReplayScene))).toThrow('is damaged');
});

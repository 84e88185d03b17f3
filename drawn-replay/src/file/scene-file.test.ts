import fc from 'fast-check';
import { recordedScene } from '../testing/recorded-scene.js';
import { RECORDED } from '../testing/recorded.js';
import { readSceneFile, SceneRefusedError } from './read-scene-file.js';
import { isSceneFile, SCENE_START_BYTES, sceneFileOf } from './scene-file.js';

const scene = recordedScene('falco-samus-battlefield');
const whole = sceneFileOf(scene);
const changed = (change: object) => sceneFileOf({ ...scene, ...change });

it.each(RECORDED)('carries a scene that was read of a replay as it is: %s', (name) => {
  const read = recordedScene(name);
  expect(readSceneFile(sceneFileOf(read))).toEqual(read);
});

it('is known by its first bytes, and a video is not taken for one', () => {
  expect(isSceneFile(whole.subarray(0, SCENE_START_BYTES))).toBe(true);
  const video = Uint8Array.from(whole);
  video.set(new TextEncoder().encode('isom'), 8);
  expect([isSceneFile(video), isSceneFile(whole.subarray(0, SCENE_START_BYTES - 1))]).toEqual([false, false]);
});

it('refuses what was cut anywhere, and what follows it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (length) => {
      expect(() => readSceneFile(whole.subarray(0, length))).toThrow(SceneRefusedError);
    }),
    { numRuns: 50 },
  );
  expect(() => readSceneFile(Uint8Array.from([...whole, 0]))).toThrow('did not come whole');
});

it('refuses another version of itself', () => {
  const next = Uint8Array.from(whole);
  next[15] = 2;
  expect(() => readSceneFile(next)).toThrow('Load the page anew');
});

it('reads any other bytes as the scene that they were, or refuses them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 24, max: whole.length - 1 }), fc.integer({ min: 0, max: 255 }), (at, byte) => {
      const bytes = Uint8Array.from(whole);
      bytes[at] = byte;
      try {
        expect(readSceneFile(bytes).count).toBeLessThanOrEqual(3700);
      } catch (error) {
        expect(error).toBeInstanceOf(SceneRefusedError);
      }
    }),
    { numRuns: 60 },
  );
});

const [first] = scene.bodies;
it.each<[what: string, change: object]>([
  ['more frames than a clip has', { to: scene.from + 3601 }],
  ['a first frame before what was read', { from: scene.start - 1 }],
  ['nobody', { bodies: [] }],
  ['nine bodies', { bodies: Array.from({ length: 9 }, () => first) }],
  ['a body for some of its frames', { bodies: [{ ...first, frames: first?.frames.slice(1) }] }],
  ['a fighter of no figure', { bodies: [{ ...first, fighter: 'nobody' }] }],
  ['a place far away', { floor: [0, 1, 1e9] }],
  ['a hit on nobody', { hits: [{ ...scene.hits[0], victim: 7 }] }],
  ['what is no field', { extra: 1 }],
])('refuses a scene of %s', (_, change) => {
  expect(() => readSceneFile(changed(change))).toThrow('is damaged');
});

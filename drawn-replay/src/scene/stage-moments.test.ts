import { gameOf, type GivenGame } from '../testing/game-of.js';
import { readScene } from './read-scene.js';

const at = (frame: number, stageEvents: unknown[] = []): GivenGame['frames'][number] => ({
  frame,
  bodies: [{ port: 0, actionStateId: 14, positionX: 0, positionY: 0 }],
  stageEvents: stageEvents as NonNullable<GivenGame['frames'][number]['stageEvents']>,
});
const scene = (stage: number, frames: GivenGame['frames']) =>
  readScene(gameOf({ stage, players: [[0, 2]], frames }), { from: 0, to: 20, attacker: 0, defender: 0 });

it('follows the platforms of Fountain of Dreams from before the stretch', () => {
  const frames = Array.from({ length: 30 }, (_, frame) =>
    at(frame, frame === 4 ? [{ frame, platform: 0, height: 11 }] : []),
  );
  const { moments, start } = scene(2, [at(-100, [{ frame: -100, platform: 1, height: 25.5 }]), ...frames]);
  expect(moments[3 - start]).toEqual({ left: 25.5, right: 28, transformed: false });
  expect(moments[4 - start]).toEqual({ left: 25.5, right: 11, transformed: false });
});

it('knows when Pokémon Stadium is another, until it is itself again', () => {
  const change = (frame: number, event: number, transformation: number) => ({ frame, event, transformation });
  /** Announced on 2, the old ground sinks from 5; back to itself from 9 to 12. */
  const changes: Readonly<Record<number, readonly (readonly [event: number, ground: number])[]>> = {
    ...{ 2: [[2, 3]], 5: [[4, 3]], 7: [[6, 3]] },
    ...{ 8: [[2, 5]], 9: [[4, 5]], 12: [[6, 5]] },
  };
  const frames = Array.from({ length: 30 }, (_, frame) =>
    at(
      frame,
      (changes[frame] ?? []).map(([event, ground]) => change(frame, event, ground)),
    ),
  );
  const { moments, start } = scene(3, frames);
  expect([2, 4, 5, 8, 11, 12].map((frame) => moments[frame - start]?.transformed)).toEqual([
    ...[false, false, true],
    ...[true, true, false],
  ]);
});

it('knows where the wind of Dream Land blows to, from before the stretch until it ends', () => {
  const blows = (frame: number, direction: number) => at(frame, [{ frame, direction }]);
  const frames = Array.from({ length: 30 }, (_, frame) =>
    frame === 5 ? blows(5, 0) : frame === 9 ? blows(9, 2) : frame === 15 ? blows(15, 77) : at(frame),
  );
  const { moments, start } = scene(28, [blows(-90, 1), ...frames]);
  expect([0, 4, 5, 8, 9, 14, 15].map((frame) => moments[frame - start]?.wind)).toEqual([
    ...['left', 'left', undefined, undefined],
    ...['right', 'right', undefined],
  ]);
  expect(scene(28, frames.slice(0, 5)).moments.every((moment) => !('wind' in moment))).toBe(true);
});

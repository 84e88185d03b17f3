import { viewOn } from '../camera/view.js';
import { clockText } from '../paint/numbers-line.js';
import { stagingOf } from '../paint/staging.js';
import { readScene } from '../scene/read-scene.js';
import type { ReplayScene } from '../scene/replay-scene.js';
import { gameOf, type GivenFrame } from '../testing/game-of.js';
import { recordedScene } from '../testing/recorded-scene.js';
import { recordingPen } from '../testing/recording-pen.js';
import { paintDust } from './dust.js';
import { paintLost } from './lost.js';
import { paintProjectiles } from './projectiles.js';
import { paintShield, shieldRadius } from './shield.js';
import { sweepOf } from './sweep.js';

const view = viewOn([0, 20], 10, 1280, 720);
const count = (paint: (pen: CanvasRenderingContext2D) => void): number => {
  const { pen, drawn } = recordingPen();
  paint(pen);
  return drawn.length;
};
type Body = GivenFrame['bodies'][number];

/** Sixty frames of one body. */
function sceneOf(body: (frame: number) => Partial<Body>, items?: (frame: number) => GivenFrame['items']): ReplayScene {
  const frames = Array.from({ length: 60 }, (_, frame): GivenFrame => {
    const still = {
      port: 0,
      actionStateId: 14,
      positionX: 0,
      positionY: 0,
      facingDirection: 1,
      percent: 0,
      shieldSize: 60,
    };
    return { frame, bodies: [{ ...still, ...body(frame) }], items: items?.(frame) };
  });
  const game = gameOf({ stage: 32, players: [[0, 2]], frames });
  return readScene(game, { from: 0, to: 59, attacker: 0, defender: 0 });
}

it('makes a shield as large as what is left of it', () => {
  expect(shieldRadius(10, 60)).toBeCloseTo(6.6);
  expect(shieldRadius(10, 30)).toBeCloseTo(4.8);
  const scene = sceneOf((frame) => ({ actionStateId: frame < 30 ? 179 : 14, shieldSize: 45 }));
  const shield = (frame: number): number => {
    const stance = stagingOf(scene).stance(0, frame - scene.start);
    if (stance === null) throw new Error('nobody is there');
    return count((pen) => {
      paintShield(pen, view, stance, 70);
    });
  };
  expect(shield(10)).toBeGreaterThan(10);
  expect(shield(40)).toBe(0);
});

it('draws what flies as light, and neither what is held nor what has gone off', () => {
  const item = (typeId: number, positionX: number) => ({ typeId, positionX, positionY: 5, velocityX: 2, spawnId: 7 });
  const items = (of: ReturnType<typeof item>[]) => of as unknown as NonNullable<GivenFrame['items']>;
  const drawn = (scene: ReplayScene): number =>
    count((pen) => {
      paintProjectiles(pen, scene, view, 40 - scene.start);
    });
  expect(
    drawn(
      sceneOf(
        () => ({}),
        (frame) => items([item(54, frame)]),
      ),
    ),
  ).toBeGreaterThan(10);
  expect(
    drawn(
      sceneOf(
        () => ({}),
        () => items([item(54, 30)]),
      ),
    ),
  ).toBe(0);
  expect(
    drawn(
      sceneOf(
        () => ({}),
        (frame) => items([item(74, frame)]),
      ),
    ),
  ).toBe(0);
});

it('leaves dust where a body lands, for 16 frames', () => {
  const scene = sceneOf((frame) => ({ actionStateId: frame < 20 ? 29 : 42, isAirborne: frame < 20 }));
  const dust = (frame: number): number =>
    count((pen) => {
      paintDust(pen, stagingOf(scene), view, 0, frame - scene.start);
    });
  expect([dust(19), dust(45)]).toEqual([0, 0]);
  expect(dust(24)).toBeGreaterThan(4);
});

it('lights the line that a lost fighter crossed, for 44 frames', () => {
  const scene = sceneOf((frame) => ({ actionStateId: frame < 10 ? 38 : 0, positionX: 300 }));
  const light = (frame: number): number =>
    count((pen) => {
      paintLost(pen, stagingOf(scene), view, 0, frame - scene.start);
    });
  expect([light(9), light(58)]).toEqual([0, 0]);
  expect(light(12)).toBeGreaterThan(50);
});

it('keeps the trace of a strike while both stand still', () => {
  const scene = recordedScene('falco-falcon-dream-land');
  const staging = stagingOf(scene);
  const hit = scene.hits.find(({ at }) => at + scene.start === 2549);
  if (hit === undefined) throw new Error('the hit was not recorded');
  const at = (since: number) => {
    const stance = staging.stance(hit.attacker ?? 0, hit.at + since);
    return stance === null ? null : sweepOf(staging, stance);
  };
  expect(hit.lag).toBe(6);
  for (let since = 0; since < hit.lag; since += 1) expect(at(since)?.path).toBeGreaterThan(5);
});

it('writes the clock of the game, which begins with the first frame in which players can move', () => {
  const scene = { ...sceneOf(() => ({})), start: 0 };
  expect([0, 60, 61, 600, 28_800].map((at) => clockText(scene, at))).toEqual(['8:00', '7:59', '7:59', '7:50', '0:00']);
  expect(clockText({ ...scene, seconds: 0 }, 0)).toBe('');
});

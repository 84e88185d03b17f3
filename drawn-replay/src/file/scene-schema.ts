import { z } from 'zod/mini';
import { FRAMES_PER_SECOND, LIMITS } from '@combolab/contracts';
import { FIGURE_SLUGS } from '../figure/fighters.js';
import { AFTER, BEFORE } from '../scene/read-scene.js';
import type { ReplayScene } from '../scene/replay-scene.js';

/** The longest clip with what is read around it. */
const MOST_PLACES = LIMITS.videoSeconds * FRAMES_PER_SECOND + BEFORE + AFTER;
/** Four players, each with a second body. */
const MOST_BODIES = 8;
const MOST_PROJECTILES = 24;
const MOST_HITS = 2000;

const within = (low: number, high: number) => z.number().check(z.minimum(low), z.maximum(high));
const whole = (low: number, high: number) => z.int().check(z.minimum(low), z.maximum(high));
const list = <T extends z.core.SomeType>(each: T, most: number) => z.array(each).check(z.maxLength(most));

/** Units of the game. */
const Place = within(-1000, 1000);
const Facing = z.union([z.literal(1), z.literal(-1)]);
const At = whole(0, MOST_PLACES);
const Frame = whole(-123, 10_000_000);
const Hue = within(-720, 720);
const Body = whole(0, MOST_BODIES - 1);
const Port = whole(0, 3);

const BodyFrame = z.strictObject({
  ...{ x: Place, y: Place, facing: Facing, state: whole(0, 1000), percent: within(0, 999), shield: within(0, 60) },
  ...{ stocks: whole(0, 99), grounded: z.boolean(), begin: At, age: within(0, MOST_PLACES) },
  ...{ length: within(1, 100_000), hitAge: z.nullable(within(0, MOST_PLACES)), lag: within(0, 1000) },
});

/** A scene as a stranger may send it: every number within the bounds that `read-scene.ts` keeps, nothing beside. */
export const SceneSchema = z
  .strictObject({
    ...{ from: Frame, to: Frame, start: Frame, count: whole(1, MOST_PLACES), stage: whole(0, 1000) },
    ...{ floor: z.tuple([Place, Place, Place]), attacker: Port, defender: Port, seconds: within(0, 6000) },
    bodies: list(
      z.strictObject({
        ...{ port: Port, follower: z.boolean(), fighter: z.enum(FIGURE_SLUGS), hue: Hue, secondHue: Hue },
        ...{ darker: z.boolean(), frames: list(z.nullable(BodyFrame), MOST_PLACES) },
      }),
      MOST_BODIES,
    ),
    hits: list(
      z.strictObject({
        ...{ at: At, victim: Body, attacker: z.nullable(Body), damage: within(0, 999) },
        ...{ shown: within(-999, 999), lag: within(0, 1000), near: z.boolean() },
      }),
      MOST_HITS,
    ),
    projectiles: list(
      list(
        z.strictObject({
          ...{ id: within(0, 2 ** 32), type: whole(0, 1000), x: Place, y: Place },
          ...{ vx: within(-50, 50), vy: within(-50, 50), facing: Facing },
        }),
        MOST_PROJECTILES,
      ),
      MOST_PLACES,
    ),
    moments: list(
      z.strictObject({
        ...{ left: Place, right: Place, transformed: z.boolean() },
        wind: z.optional(z.enum(['left', 'right'])),
      }),
      MOST_PLACES,
    ),
  })
  .check(
    z.refine((scene) => isWhole(scene), {
      error: 'its parts do not belong together',
    }),
  );

/** Whether all that is told by place has as many places, and every number that names one names one that is there. */
function isWhole(scene: ReplayScene): boolean {
  const { from, to, start, count, bodies, hits, projectiles, moments } = scene;
  const last = start + count - 1;
  if (!(start <= from && from <= to && to <= last)) return false;
  if (to - from + 1 > LIMITS.videoSeconds * FRAMES_PER_SECOND) return false;
  if (bodies.length === 0 || bodies.some(({ frames }) => frames.length !== count)) return false;
  if (projectiles.length !== count || moments.length !== count) return false;
  return hits.every(
    ({ at, victim, attacker }) => at < count && victim < bodies.length && (attacker ?? 0) < bodies.length,
  );
}

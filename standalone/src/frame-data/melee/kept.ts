import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod/mini';

const Frames = z.int().check(z.minimum(0));
const Script = z.strictObject({
  /**
   * Last frame of the animation, and the first on which another move can begin where that is earlier; none where the move goes on
   * in other scripts.
   */
  ...{ total: z.optional(Frames), iasa: z.optional(Frames) },
  /** Landing lag without and with L-cancel. */
  landing: z.optional(z.tuple([Frames, z.nullable(Frames)])),
  autoCancel: z.optional(z.tuple([Frames, z.nullable(Frames)])),
  /** First frame, last frame, and of each hitbox: damage, angle, growth, set, base. */
  hits: z.array(z.tuple([Frames, Frames, z.array(z.array(z.number()))])),
  throwDamage: z.optional(z.number()),
  /** Angle, growth and base of a throw when it lets go (github mawglhf/ssbm-framedata, whose bases lack their two lowest bits, which stand in its `element`). */
  throw: z.optional(z.tuple([z.number(), z.number(), z.number()])),
});
/** What the game's own script of a move does, as pfirsich's extractor read it. */
export type Script = z.output<typeof Script>;

const Movement = z.strictObject({
  ...{ gravity: z.number(), fallSpeed: z.number(), fastFallSpeed: z.number() },
  ...{ walkSpeed: z.number(), airSpeed: z.number(), airAcceleration: z.number() },
});

const read = (name: string): unknown =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../../src/frame-data/melee/${name}.json`, import.meta.url)), 'utf8'),
  );

/** Scripts by slug of a fighter, by slug of a move. */
export const readScripts = (): Readonly<Record<string, Readonly<Record<string, Script>>>> =>
  z.parse(z.record(z.string(), z.record(z.string(), Script)), read('game-scripts'));

/** Movement by slug of a fighter, as libmelee's `characterdata.csv` has it. */
export const readMovement = (): Readonly<Record<string, z.output<typeof Movement>>> =>
  z.parse(z.record(z.string(), Movement), read('movement'));

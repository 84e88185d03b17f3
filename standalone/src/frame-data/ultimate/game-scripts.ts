import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A number, or nothing where a script works it out while it runs. */
const Count = z
  .union([z.string(), z.number()])
  .optional()
  .transform((value) => (Number.isFinite(Number(value)) ? Number(value) : undefined));

/** A hitbox as the move's own script has it. */
const Hitbox = z.object({
  damage: Count,
  angle: Count,
  kbg: Count,
  fkb: Count,
  bkb: Count,
  setweight: z.string().optional(),
  /** What the freeze of the hit is multiplied by. */
  hitlag: Count,
  effect: z.string().optional(),
  /** Frames on which it is out. */
  frames: z.array(z.number()),
});
export type ScriptHitbox = z.output<typeof Hitbox>;

/** A move as its own script in the game has it. */
export const ScriptMove = z.object({
  name: z.string(),
  /** Last frame on which the fighter cannot act. */
  frames: z.number().nullish(),
  hitboxes: z.array(Hitbox).optional(),
  throws: z.array(Hitbox).optional(),
  grabs: z.array(z.object({ frames: z.array(z.number()) })).optional(),
});
export type ScriptMove = z.output<typeof ScriptMove>;

const Parameters = z.object({
  Params: z.object({
    NairLandingLag: z.number(),
    FairLandingLag: z.number(),
    BairLandingLag: z.number(),
    UairLandingLag: z.number(),
    DairLandingLag: z.number(),
    SoftLandingLag: z.number(),
    HardLandingLag: z.number(),
    Jumpsquat: z.number(),
    Weight: z.number(),
    Gravity: z.number(),
    FallSpeed: z.number(),
  }),
});

/** Numbers of a fighter's body out of the game's own parameters; frames, the game's units else. */
export interface FighterParameters {
  readonly landingLag: Readonly<Record<'nair' | 'fair' | 'bair' | 'uair' | 'dair', number>>;
  readonly landing: { readonly soft: number; readonly hard: number };
  readonly jumpSquat: number;
  readonly weight: number;
  readonly gravity: number;
  readonly fallSpeed: number;
}

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

/**
 * The game's parameters of a fighter.
 * @param folder `Data` of rubendal/SSBU-Calculator
 * @param internal name of the fighter in the game: `gaogaen`
 */
export function readParameters(folder: string, internal: string): FighterParameters {
  const { Params: p } = Parameters.parse(readJson(folder, internal, 'data.json'));
  return {
    landingLag: {
      nair: p.NairLandingLag,
      fair: p.FairLandingLag,
      bair: p.BairLandingLag,
      uair: p.UairLandingLag,
      dair: p.DairLandingLag,
    },
    landing: { soft: p.SoftLandingLag, hard: p.HardLandingLag },
    ...{ jumpSquat: p.Jumpsquat, weight: p.Weight, gravity: p.Gravity, fallSpeed: p.FallSpeed },
  };
}

/** The scripts of a fighter's moves. @param number and name as the file is called: `69_incineroar` */
export function readScripts(folder: string, file: string): readonly ScriptMove[] {
  return z.object({ moves: z.array(ScriptMove) }).parse(readJson(folder, 'ulthitboxes', file)).moves;
}

/** The files of scripts by the fighter's name without its number: `incineroar`. */
export const scriptFiles = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(folder, 'ulthitboxes')).map((file) => [file.replace(/^\d+e?_/, '').replace('.json', ''), file]),
  );

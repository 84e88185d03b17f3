import type { FighterSlug } from '../figure/fighters.js';

/** A body on one frame. Places are in units of the game. */
export interface BodyFrame {
  readonly x: number;
  readonly y: number;
  readonly facing: 1 | -1;
  /** Number of the game's action state. */
  readonly state: number;
  readonly percent: number;
  /** What is left of the shield, 0 to 60. */
  readonly shield: number;
  readonly stocks: number;
  readonly grounded: boolean;
  /** Place in `frames` at which this state began. */
  readonly begin: number;
  /** Frames in this state, hitlag left out. */
  readonly age: number;
  /** Frames the whole state takes, hitlag left out; at least 1. */
  readonly length: number;
  /** Age at which this state first hit somebody; null when it never did. */
  readonly hitAge: number | null;
  /** Frames of hitlag left, 0 when it moves. */
  readonly lag: number;
}

/** One body of the fight: a fighter, or the second of a pair. */
export interface SceneBody {
  /** 0 to 3. */
  readonly port: number;
  readonly follower: boolean;
  readonly fighter: FighterSlug;
  /** Degrees of oklch: of the body, and of boots, blade and tail. */
  readonly hue: number;
  readonly secondHue: number;
  /** Drawn darker, because its hue is near the other's. */
  readonly darker: boolean;
  /** By place in the scene; null where it is not in the fight. */
  readonly frames: readonly (BodyFrame | null)[];
}

/** A percent that rose. */
export interface SceneHit {
  /** Place in the scene. */
  readonly at: number;
  /** Place among the bodies. */
  readonly victim: number;
  /** Place among the bodies; null when nobody is near enough to have done it. */
  readonly attacker: number | null;
  /** Percent. */
  readonly damage: number;
  /** By how much the whole percents shown rise. */
  readonly shown: number;
  /** Frames both stand still. */
  readonly lag: number;
  /** The attacker touches the victim: no projectile. */
  readonly near: boolean;
}

export interface SceneProjectile {
  readonly id: number;
  /** Number of the game's item. */
  readonly type: number;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly facing: 1 | -1;
}

/** Heights of Fountain of Dreams' platforms; whether Pokémon Stadium shows another ground; the wind of Dream Land. */
export interface StageMoment {
  readonly left: number;
  readonly right: number;
  readonly transformed: boolean;
  /** Where it blows to; absent where none blows. */
  readonly wind?: 'left' | 'right' | undefined;
}

/** What is drawn of a replay: plain data, so that a worker can read it. */
export interface ReplayScene {
  /** First and last frame that are shown, of the replay. */
  readonly from: number;
  readonly to: number;
  /** Frame of the replay at place 0: some come before `from`, so that it is known what led there. */
  readonly start: number;
  /** Number of places. */
  readonly count: number;
  /** Number of the game's stage. */
  readonly stage: number;
  /** Left, right and height of the floor where the stage is not one of the six. */
  readonly floor: readonly [left: number, right: number, y: number];
  /** Ports. */
  readonly attacker: number;
  readonly defender: number;
  /** Seconds of the game's clock at its start; 0 for none. */
  readonly seconds: number;
  readonly bodies: readonly SceneBody[];
  readonly hits: readonly SceneHit[];
  /** By place in the scene. */
  readonly projectiles: readonly (readonly SceneProjectile[])[];
  readonly moments: readonly StageMoment[];
}

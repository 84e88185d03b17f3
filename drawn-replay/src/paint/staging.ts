import { framingsOf, type Framing } from '../camera/framing.js';
import type { Ground } from '../pose/stance-of-body.js';
import { stanceOf } from '../pose/stance-of-body.js';
import type { Stance } from '../pose/stance.js';
import type { ReplayScene } from '../scene/replay-scene.js';
import { plainStage, STAGES, type Platform, type Stage } from '../stage/stages.js';
import { floorUnder, groundAt, platformsAt } from '../stage/surfaces.js';

/** What follows from a scene and is needed by each of its frames. */
export interface Staging {
  readonly scene: ReplayScene;
  readonly stage: Stage;
  readonly framings: readonly Framing[];
  readonly platforms: (at: number) => readonly Platform[];
  readonly floorAt: Ground['floorAt'];
  readonly stance: (body: number, at: number) => Stance | null;
}

function staged(scene: ReplayScene): Staging {
  const stage = STAGES[scene.stage] ?? plainStage(scene.floor);
  const platforms = (at: number): readonly Platform[] =>
    platformsAt(scene.stage, stage, scene.moments[at], scene.start + at);
  const floorAt: Ground['floorAt'] = (at, x, y) => floorUnder(stage, platforms(at), x, y);
  const ground: Ground = {
    floorAt,
    solidAt: (x) => groundAt(stage, x),
    corner: (side) => (side < 0 ? stage.ground[0] : stage.ground.at(-1)) ?? [0, 0],
  };
  const stances = new Map<number, Stance | null>();
  const stance = (body: number, at: number): Stance | null => {
    if (at < 0 || at >= scene.count) return null;
    const key = at * 16 + body;
    const kept = stances.get(key);
    if (kept !== undefined) return kept;
    const made = stanceOf(scene, ground, body, at);
    // only what is near the frame is asked for again
    if (stances.size > 600) stances.clear();
    stances.set(key, made);
    return made;
  };
  return { scene, stage, framings: framingsOf(scene, stage), platforms, floorAt, stance };
}

const STAGINGS = new WeakMap<ReplayScene, Staging>();

/** The staging of a scene, made once. */
export function stagingOf(scene: ReplayScene): Staging {
  const kept = STAGINGS.get(scene) ?? staged(scene);
  STAGINGS.set(scene, kept);
  return kept;
}

import type { SlippiGame } from '@slippi/slippi-js';
import { fighterOf } from '../figure/fighters.js';
import { floorUnder, platformsAt } from '../stage/surfaces.js';
import { plainStage, STAGES } from '../stage/stages.js';
import { bodyFrames } from './body-frames.js';
import { coloursOf } from './body-colours.js';
import { findHits } from './find-hits.js';
import { floorOfBodies } from './floor-of-bodies.js';
import { held } from './held-number.js';
import { rawFrames, type RawFrame } from './raw-frames.js';
import type { ReplayScene, StageMoment } from './replay-scene.js';
import { sceneProjectiles } from './scene-projectiles.js';
import { stageMoments } from './stage-moments.js';
import { isAerial } from './states.js';

const FIRST = -123;
/** Frames read before and after what is shown, so that states, trails and the camera know what led there and what comes. */
export const BEFORE = 60;
export const AFTER = 40;
/** Frames at most in one scene: four minutes. */
const LONGEST = 14_400;

type Frames = ReturnType<SlippiGame['getFrames']>;

/** The stretch that is read: within the replay, whatever was asked for. */
function stretchOf(frames: Frames, asked: { readonly from: number; readonly to: number }) {
  const numbers = Object.keys(frames).map(Number);
  const last = numbers.reduce((most, frame) => Math.max(most, frame), FIRST);
  const from = Math.floor(held(asked.from, FIRST, last, FIRST));
  const to = Math.floor(held(asked.to, from, Math.min(last, from + LONGEST), last));
  const start = Math.max(FIRST, from - BEFORE);
  return { from, to, start, count: Math.min(last, to + AFTER) - start + 1 };
}

/** Whether a body stands, for files that do not say so. */
function standing(raw: readonly (RawFrame | null)[], floorAt: (at: number, x: number, y: number) => number | null) {
  return (at: number): boolean => {
    const [now, before] = [raw[at] ?? null, raw[at - 1] ?? null];
    if (now === null) return false;
    const floor = floorAt(at, now.x, now.y);
    const flies = (now.state >= 25 && now.state <= 38) || isAerial(now.state) || (now.state >= 84 && now.state <= 91);
    const moves = Math.abs(now.y - (before?.y ?? now.y)) > 0.05;
    return floor !== null && Math.abs(now.y - floor) < 0.4 && !(flies && moves);
  };
}

/**
 * Reads what is needed to draw frames `from` to `to` (of the replay, first playable -39) of a game. Plain data: can be posted from a worker. Lying numbers
 * (NaN, far away) are held within bounds, never thrown on.
 * @param range `attacker` and `defender` are ports, 0 to 3: whose numbers stand left and right
 */
export function readScene(
  game: SlippiGame,
  range: { readonly from: number; readonly to: number; readonly attacker: number; readonly defender: number },
): ReplayScene {
  const settings = game.getSettings();
  const frames = game.getFrames();
  const stretch = stretchOf(frames, range);
  const stage = held(settings?.stageId, 0, 1000, 0);
  const moments: readonly StageMoment[] = stageMoments(frames, stretch);
  const players = (settings?.players ?? []).map(({ playerIndex, characterId }) => ({ port: playerIndex, characterId }));
  const raw = players
    .flatMap((player) => [false, true].map((follower) => ({ ...player, follower })))
    .map((body) => ({ ...body, frames: rawFrames(frames, body, stretch) }))
    .filter(({ frames: all }) => all.some((frame) => frame !== null));
  const floor = floorOfBodies(raw.map((body) => body.frames));
  const geometry = STAGES[stage] ?? plainStage(floor);
  const floorAt = (at: number, x: number, y: number): number | null =>
    floorUnder(geometry, platformsAt(stage, geometry, moments[at], stretch.start + at), x, y);
  const hits = findHits(raw);
  const named = raw.map(({ port, follower, characterId, frames: all }) => {
    const now = all[stretch.from - stretch.start] ?? all.find((frame) => frame !== null);
    return { port, follower, fighter: fighterOf(characterId, now?.inFight) };
  });
  return {
    ...stretch,
    ...{ stage, floor, hits, moments },
    attacker: range.attacker,
    defender: range.defender,
    seconds: held(settings?.startingTimerSeconds, 0, 6000, 0),
    bodies: raw.map(({ frames: all }, which) => {
      const who = named[which] ?? { port: 0, follower: false, fighter: 'mario' };
      const derived = bodyFrames(all, hits, which, standing(all, floorAt));
      return { ...who, ...coloursOf(who, named, range.attacker), frames: derived };
    }),
    projectiles: Array.from({ length: stretch.count }, (_, at) => sceneProjectiles(frames[stretch.start + at])),
  };
}

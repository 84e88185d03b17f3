import { bodyFrames } from '../scene/body-frames.js';
import { coloursOf } from '../scene/body-colours.js';
import { findHits } from '../scene/find-hits.js';
import { isDead } from '../scene/states.js';
import type { RawFrame } from '../scene/raw-frames.js';
import type { ReplayScene } from '../scene/replay-scene.js';
import { plainStage, STAGES } from '../stage/stages.js';
import { contactsOf } from './contacts.js';
import type { FightScript } from './fight-script.js';
import { attackerAt } from './scripted-attacker.js';
import { defenderAt, type Doing } from './scripted-defender.js';
import { segmentAt } from './segment.js';

/** Left, right and height of a floor for a stage that is none of the six. */
const FLOOR = [-70, 70, 0] as const;
/** Frames after what is shown, for which the camera is ready. */
const AFTER = 30;
const UNTOUCHED = { shield: 60, counter: null, lastHitBy: null, inFight: undefined };

const rawFrame = ({ place: [x, y], state }: Doing, facing: 1 | -1, percent: number, stocks: number): RawFrame => ({
  ...UNTOUCHED,
  ...{ x, y, state, facing, percent, airborne: y > 0.3, hitlag: null },
  stocks: isDead(state) ? stocks - 1 : stocks,
});

/**
 * The scene of a fight that was written instead of recorded: bodies meet exactly on the frame of each hit. It is drawn as that of a replay is.
 * @throws Error for a word that is no move or no launch
 */
export function sceneOfScript(script: FightScript): ReplayScene {
  const { attacker, defender, stage, frames, percent, stocks, startX, meetX } = script;
  const contacts = contactsOf(script);
  const geometry = STAGES[stage] ?? plainStage(FLOOR);
  const count = frames + AFTER;
  const raw = Array.from({ length: count }, (_, frame) => {
    const segment = segmentAt(contacts, count, frame);
    const facing = (segment.next ?? segment.last)?.facing ?? 1;
    const struck = contacts.reduce((sum, each) => sum + (each.frame <= frame ? each.move.damage : 0), percent);
    const turned: 1 | -1 = segment.since <= 0 && segment.last !== null ? segment.last.facing : facing;
    return {
      attacker: rawFrame(attackerAt(segment, startX), turned, 0, stocks),
      defender: rawFrame(defenderAt(segment, geometry, meetX), -1, struck, stocks),
    };
  });
  const players = [
    { port: 0, fighter: attacker, frames: raw.map((frame) => frame.attacker) },
    { port: 1, fighter: defender, frames: raw.map((frame) => frame.defender) },
  ];
  const hits = findHits(players);
  return {
    ...{ from: 0, to: frames - 1, start: 0, count, stage, floor: FLOOR, attacker: 0, defender: 1, seconds: 0, hits },
    bodies: players.map(({ port, fighter, frames: own }, which) => ({
      ...{ port, fighter, follower: false },
      ...coloursOf({ port, fighter, follower: false }, players, 0),
      frames: bodyFrames(own, hits, which, (at) => (own[at]?.y ?? 0) <= 0.3),
    })),
    projectiles: raw.map(() => []),
    moments: raw.map(() => ({ left: 20, right: 28, transformed: false })),
  };
}

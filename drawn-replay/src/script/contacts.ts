import { armatureOf } from '../figure/fighters.js';
import { clamp } from '../maths/numbers.js';
import type { Point } from '../maths/point.js';
import { isThrowing } from '../scene/states.js';
import type { FightScript } from './fight-script.js';
import { launchOf, type Launch } from './launches.js';
import { scriptedMove, type ScriptedMove } from './moves.js';

/** A hit with where both are on its frame. */
export interface Contact {
  readonly frame: number;
  readonly move: ScriptedMove;
  readonly launch: Launch;
  /** Feet of both, in units of the game. */
  readonly attacker: Point;
  readonly defender: Point;
  /** Where the defender is sent. */
  readonly to: Point;
  /** Which way the attacker looks. */
  readonly facing: 1 | -1;
}

/** Bounds of the places between hits: units. */
const [SIDES, ABOVE] = [52, 44];
/** Units from body to body: of a hit, of a grab. */
const [REACH, GRAB] = [9, 8];
/** Height from which a defender flies rather than stands, units. */
const FLYING = 9;
const BACK_AIR = 67;

/** Where the attacker hits from: below for what goes up, above for what goes down, else from the side it comes from. */
function strikingPlace([x, y]: Point, word: string, { move }: { readonly move: ScriptedMove }, height: number): Point {
  if (move.state === 212) return [x - GRAB, y];
  const up = word === 'up' || word === 'finish-up' || word === 'pop';
  if (up && y > FLYING) return [x - 4, Math.max(0, y - height * 0.85)];
  if (word === 'down' || word === 'finish-down') return [x - 3, y + height * 0.6];
  if (word === 'turn') return [x + REACH, y];
  return [x - REACH, Math.max(0, y - 2)];
}

/** All hits of a fight with their places, in their order. @throws Error for a word that is no move or no launch */
export function contactsOf({ attacker, hits, meetX }: FightScript): readonly Contact[] {
  const { height } = armatureOf(attacker);
  const contacts: Contact[] = [];
  for (const { frame, launch: word, move: name } of hits) {
    const [move, launch] = [scriptedMove(name), launchOf(word)];
    const before = contacts.at(-1);
    const [x, y]: Point = before?.to ?? [meetX, 0];
    const flown: Point = [x + launch.dx, y + launch.dy];
    const to: Point = launch.finish ? flown : [clamp(flown[0], -SIDES, SIDES), clamp(flown[1], 0, ABOVE)];
    const held = isThrowing(move.state) && before !== undefined;
    const place = held ? before.attacker : strikingPlace([x, y], word, { move }, height);
    const towards = x >= place[0] ? 1 : -1;
    const facing = held ? before.facing : move.state === BACK_AIR ? (-towards as 1 | -1) : towards;
    contacts.push({ frame, move, launch, attacker: place, defender: [x, y], to, facing });
  }
  return contacts;
}

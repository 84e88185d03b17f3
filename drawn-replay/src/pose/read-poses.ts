import type { Point } from '../maths/point.js';
import type { End, WrittenPose } from './pose.js';

const KINDS: Readonly<Record<string, WrittenPose['kind']>> = { g: 'ground', a: 'air', m: 'both' };

const pointOf = (word = ''): Point => {
  const [x = 0, y = 0] = word.split(',').map(Number);
  return [x, y];
};

/**
 * A pose from its words: kind (g on the ground, a in the air, m both), hip, lean, head, near hand, far hand, near foot, far foot, and as they are needed `turn=` and `blade=` in degrees.
 */
export function readPose(text: string): WrittenPose {
  const words = text.trim().split(/\s+/);
  const [kind = '', hip, lean, head, nearHand, farHand, nearFoot, farFoot, ...more] = words;
  const named = (name: string): number | undefined => {
    const word = more.find((each) => each.startsWith(`${name}=`));
    return word === undefined ? undefined : Number(word.slice(name.length + 1));
  };
  const ends: Record<End, Point> = {
    nearHand: pointOf(nearHand),
    farHand: pointOf(farHand),
    nearFoot: pointOf(nearFoot),
    farFoot: pointOf(farFoot),
  };
  return {
    kind: KINDS[kind] ?? 'ground',
    hip: pointOf(hip),
    lean: Number(lean),
    head: Number(head),
    ends,
    turn: named('turn') ?? 0,
    blade: named('blade') ?? 35,
  };
}

/** Lines of `name words`, by name. */
export function readTable<Name extends string>(
  lines: Readonly<Record<Name, string>>,
): Readonly<Record<Name, WrittenPose>> {
  const entries = Object.entries<string>(lines).map(([name, text]) => [name, readPose(text)]);
  return Object.fromEntries(entries) as Record<Name, WrittenPose>;
}

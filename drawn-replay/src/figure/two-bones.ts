import { clamp } from '../maths/numbers.js';
import { distance, wayTo, type Point } from '../maths/point.js';

/** The most a limb stretches: 16 %. */
export const MOST_STRETCH = 1.16;

/**
 * A limb of two bones of one length from its root towards a target: where it bends and where it ends. It stretches at most by `MOST_STRETCH`.
 * @param side 1 or -1: to which side it bends
 */
export function twoBones(
  root: Point,
  target: Point,
  bone: number,
  side: number,
): { readonly bend: Point; readonly end: Point } {
  const away = distance(root, target);
  const stretched = bone * clamp(away / (2 * bone * 0.995), 1, MOST_STRETCH);
  const reach = Math.min(away, 2 * stretched * 0.999);
  const [ux, uy] = wayTo(root, target);
  const half = reach / 2;
  const out = Math.sqrt(Math.max(0, stretched ** 2 - half ** 2)) * side;
  return {
    bend: [root[0] + ux * half - uy * out, root[1] + uy * half + ux * out],
    end: [root[0] + ux * reach, root[1] + uy * reach],
  };
}

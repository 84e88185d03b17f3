import type { PressType } from './press.js';
import { begins, certainMove, type PerformedTrack } from './performed-moves.js';

/**
 * Frames from a press to what is seen of its hit: the median attack of Ultimate comes out on its 10th frame (all aerials, tilts, smash
 * attacks and specials of its frame data), and a flash is largest two frames later.
 */
const HIT_AFTER = 12;
const ATTACKS: readonly PressType[] = ['A_BUTTON', 'B_BUTTON'];
/** What is named though nothing hits by it. */
const NO_HIT = /jump|hop|dash|dodge|roll|shield|parry|taunt|wavedash|waveland|fast-fall|footstool|tech|turn/u;

/**
 * The frame whose picture stands for a combo: where its best hit is seen. Of moves whose damage is known the one that does most,
 * else the last that is named, else the last attack that is pressed.
 * @returns frames from the clip's start, perhaps past its end; null where nothing says
 */
export function hitPictureFrame({ actions, moves = [] }: PerformedTrack): number | null {
  const hits = moves.filter(({ move }) => !NO_HIT.test(move));
  const hardest = Math.max(...hits.map(({ damage }) => damage ?? 0));
  const best = hardest > 0 ? hits.find(({ damage }) => damage === hardest) : hits.at(-1);
  const pressed = actions.findLast(
    (action) =>
      action.presses.some(
        (press) => begins(press) && (ATTACKS.includes(press.type) || press.type.startsWith('C_STICK')),
      ) && certainMove(action) !== 'jump',
  );
  const from = best?.frame ?? pressed?.frame;
  return from === undefined ? null : from + HIT_AFTER;
}

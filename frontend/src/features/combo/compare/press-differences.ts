import type { Action, PressType } from '@combolab/contracts';
import { listWords } from '../../../shared/language/formats.js';
import { lanesOf, type LaneBar } from '../player/lane-model.js';
import { t } from '../texts.js';

/** One input of two combos. */
export interface PressDifference {
  readonly type: PressType;
  /** Frames from the aligned frame, negative before it; null where that combo does not press it. */
  readonly first: number | null;
  readonly second: number | null;
  /** Frames that each holds it; 0 is a press, null where it is not pressed. */
  readonly held: readonly [first: number | null, second: number | null];
}

/** What of a combo is compared. */
export interface ComparedPresses {
  readonly actions: readonly Action[];
  readonly lastFrame: number;
  /** The frame that lies over the other's. */
  readonly aligned: number;
}

function barsOf({ actions, lastFrame, aligned }: ComparedPresses): readonly LaneBar[] {
  return lanesOf(actions, lastFrame)
    .flatMap(({ bars }) => bars)
    .map((bar) => ({ ...bar, frame: bar.frame - aligned }))
    .sort((a, b) => a.frame - b.frame);
}

/** Frames apart from which two presses of an input are not the same one; half a second. */
const SAME_WITHIN = 30;

/**
 * Every press of either combo, in time. A press goes with the nearest of the same input in the other that is not taken
 * yet, at most half a second away; the nearest pairs find each other first.
 */
export function pressDifferences(first: ComparedPresses, second: ComparedPresses): readonly PressDifference[] {
  const [ours, theirs] = [barsOf(first), barsOf(second)];
  const near = ours
    .flatMap((a) => theirs.filter((b) => b.type === a.type).map((b) => ({ a, b, apart: Math.abs(a.frame - b.frame) })))
    .filter(({ apart }) => apart <= SAME_WITHIN)
    .sort((x, y) => x.apart - y.apart);
  const partner = new Map<LaneBar, LaneBar>();
  for (const { a, b } of near)
    if (!partner.has(a) && !partner.has(b)) {
      partner.set(a, b);
      partner.set(b, a);
    }
  const rows = ours.map((a): PressDifference => {
    const b = partner.get(a);
    return { type: a.type, first: a.frame, second: b?.frame ?? null, held: [a.length, b?.length ?? null] };
  });
  const alone = theirs
    .filter((b) => !partner.has(b))
    .map((b): PressDifference => ({ type: b.type, first: null, second: b.frame, held: [null, b.length] }));
  const at = ({ first: a, second: b }: PressDifference): number => a ?? b ?? 0;
  return [...rows, ...alone].sort((x, y) => at(x) - at(y));
}

/** `3 frames later`, seen from the first combo. */
export function differenceWords({ first, second, held }: PressDifference): string {
  if (second === null) return t('onlyInTheFirst');
  if (first === null) return t('onlyInTheSecond');
  const [ours, theirs] = held;
  const later = second - first;
  const count = Math.abs(later);
  const words = later === 0 ? t('sameFrame') : later > 0 ? t('framesLater', { count }) : t('framesEarlier', { count });
  const longer = (theirs ?? 0) - (ours ?? 0);
  if (longer === 0) return words;
  const holding = longer > 0 ? t('heldLonger', { count: longer }) : t('heldShorter', { count: -longer });
  return listWords([words, holding], { type: 'unit' });
}

import type { FrameMove } from '../frame-data/fighter-frames.js';
import { hitFacts } from './hit-facts.js';
import type { KnockbackRules, KnockbackSwitch, Struck } from './knockback-rules.js';
import { Landed, type Before } from './landed.js';
import type { PlacedMove } from './placed-moves.js';
import { firstTouches, holds, touches, whyUnknown, type Touch, type WhyUnknown } from './touches.js';

/** From the least to the most that it may be. */
export type Span = readonly [least: number, most: number];

/** What can be said of a hit and the next. */
export type Outcome =
  | { readonly kind: 'unknown'; readonly why: WhyUnknown; readonly of: PlacedMove }
  /** A grab or a pummel: the defender is held. */
  | { readonly kind: 'held' }
  | {
      readonly kind: 'counted';
      /** Of the defender before the first hit. */
      readonly percent: Span;
      /** Frames after the first hit on which the defender can act, hitlag not counted. */
      readonly actsAfter: Span;
      /** Frames after it on which the next hit touches, likewise. */
      readonly touches: Span;
      /** Frames to spare: one or more is true, none or less is not. */
      readonly spare: Span;
    };

/** A hit of the combo followed by another. */
export interface TrueLink {
  readonly from: PlacedMove;
  readonly to: PlacedMove;
  readonly outcome: Outcome;
}

export interface TrueAsk {
  readonly rules: KnockbackRules;
  readonly moves: readonly PlacedMove[];
  /** Of the defender, in the game's own units. */
  readonly weight: number;
  /** Of the defender when the combo begins. */
  readonly percent: number;
  readonly switches: readonly KnockbackSwitch[];
}

/** Whether a link is sure, whatever part of the move touches; is not, whatever does; or depends on that. */
export function verdict({ spare: [least, most] }: { readonly spare: Span }): 'true' | 'not' | 'depends' {
  if (least >= 1) return 'true';
  return most < 1 ? 'not' : 'depends';
}

/**
 * What can be said of each hit and the next: the frames in which the defender cannot act against the frames that the combo's presses need until the next
 * move first touches. Percent grow with each hit. Distance, directional influence and crouching are not counted.
 */
export function trueLinks(ask: TrueAsk): readonly TrueLink[] {
  const { moves } = ask;
  const places = new Landed(ask);
  return moves.slice(0, -1).map((from, index): TrueLink => {
    const to = moves[index + 1] ?? from;
    const before = places.next(from);
    return { from, to, outcome: outcomeOf(from, to, before, ask) };
  });
}

function outcomeOf(from: PlacedMove, to: PlacedMove, { percent, queue }: Before, ask: TrueAsk): Outcome {
  if (holds(from)) return { kind: 'held' };
  const unknown = (why: WhyUnknown, of: PlacedMove): Outcome => ({ kind: 'unknown', why, of });
  const whyNot = whyUnknown(from) ?? (firstTouches(to).length > 0 ? null : (whyUnknown(to) ?? 'no-startup'));
  if (whyNot !== null) return unknown(whyNot, whyUnknown(from) === null ? to : from);
  if (percent === null) return unknown('no-percent', from);
  const struck = touches(from, true).flatMap((touch) => strikes(touch, { percent, queue, ask }));
  if (struck.length === 0) return unknown('no-knockback', from);
  const pairs = struck.flatMap((each) => pairsOf(each, from, to, ask));
  if (pairs.length === 0) return unknown('too-early', to);
  const spanOf = (number: (pair: Pair) => number): Span => {
    const numbers = pairs.map(number);
    return [Math.min(...numbers), Math.max(...numbers)];
  };
  return {
    kind: 'counted',
    percent,
    actsAfter: spanOf(({ actsAfter }) => actsAfter),
    touches: spanOf((pair) => pair.touches),
    spare: spanOf((pair) => pair.actsAfter - pair.touches),
  };
}

/** A hit that touched, and what it did. */
interface Landing {
  readonly touch: Touch;
  readonly struck: Struck;
}

/** At the least and the most percent it may be. */
function strikes(
  touch: Touch,
  { percent, queue, ask }: { readonly percent: Span; readonly queue: readonly number[]; readonly ask: TrueAsk },
): readonly Landing[] {
  const hit = hitFacts(touch.version, touch.hit);
  if (hit === null) return [];
  const { rules, weight, switches } = ask;
  return [...new Set(percent)].flatMap((each): Landing | readonly never[] => {
    const struck = rules.strike({ hit, percent: each, weight, queue, switches });
    return struck === null ? [] : { touch, struck };
  });
}

interface Pair {
  readonly actsAfter: number;
  readonly touches: number;
}

/** What hits with what follows, those left out that would touch before it. */
function pairsOf({ touch, struck }: Landing, from: PlacedMove, to: PlacedMove, { rules }: TrueAsk): readonly Pair[] {
  const begins = rules.buffers ? beginnings(touch.version, from.frame + struck.hitlag, to.frame) : [to.frame];
  return firstTouches(to)
    .flatMap((startup) => begins.map((frame) => frame + startup - (from.frame + touch.startup) - struck.hitlag))
    .filter((frames) => frames > 0)
    .map((frames) => ({ actsAfter: struck.actsAfter, touches: frames }));
}

/**
 * Frames on which a press may begin its move in a game that lets it wait for the end of the move before. An aerial ends when its owner lands, and nobody knows
 * whether they did.
 * @param since frame of the move's own press, with the frames it stood still
 */
function beginnings({ total, landingLag, projectile }: FrameMove, since: number, pressed: number): readonly number[] {
  if (total === null || projectile || pressed >= since + total) return [pressed];
  return landingLag === null ? [since + total] : [pressed, since + total];
}

import type { KnockbackSwitch, Outcome, PlacedMove, Span, TrueRanges, WhyUnknown } from '@combolab/contracts/knockback';
import { moveName } from '../../shared/notation/named-move.js';

const oneDecimal = (number: number): string => String(Math.round(number * 10) / 10);
const span = ([least, most]: Span, between = ' to '): string =>
  oneDecimal(least) === oneDecimal(most) ? oneDecimal(least) : `${oneDecimal(least)}${between}${oneDecimal(most)}`;
const frames = (count: number): string => `${String(count)} ${count === 1 ? 'frame' : 'frames'}`;

/** `up throw`; an attack without a name. */
export const nameOfMove = ({ id, frame }: PlacedMove): string =>
  id === null ? `attack on frame ${String(frame)}` : moveName(id);

/** `true by 3 frames`, `not true, 2 frames too late`, `at worst 6 frames too late, at best true by 3 frames`. */
export function spareWords([least, most]: Span): string {
  const words = (spare: number): string => (spare >= 1 ? `true by ${frames(spare)}` : `${frames(1 - spare)} too late`);
  if (least === most) return least >= 1 ? words(least) : `not true, ${words(least)}`;
  if (least >= 1) return `true by ${String(least)} to ${frames(most)}`;
  if (most < 1) return `not true, ${String(1 - most)} to ${frames(1 - least)} too late`;
  return `at worst ${words(least)}, at best ${words(most)}`;
}

/** Why nothing can be said of two hits. */
const WHY: Readonly<Record<WhyUnknown, (move: string) => string>> = {
  unnamed: () => 'nobody has named this move',
  'no-such-move': (move) => `there is no frame data of the ${move}`,
  'no-knockback': (move) => `no source has the knockback of the ${move}`,
  'no-startup': (move) => `no source says on which frame the ${move} touches`,
  'no-percent': () => 'what the hits before it dealt is not known',
  'too-early': (move) => `by its presses the ${move} would come out before the hit: is it named on the right frame?`,
};

/**
 * A hit and the next, in a sentence: `Fox is in hitstun until frame 34 after the up throw at 40%, the up air touches on 31: true by 3 frames`.
 * @param defender name of who is hit
 */
export function linkWords(from: PlacedMove, to: PlacedMove, outcome: Outcome, defender: string): string {
  if (outcome.kind === 'held') return `The ${nameOfMove(from)} holds ${defender} until the ${nameOfMove(to)}.`;
  if (outcome.kind === 'unknown')
    return `From the ${nameOfMove(from)} to the ${nameOfMove(to)} nothing can be said: ${WHY[outcome.why](nameOfMove(outcome.of))}.`;
  const { percent, actsAfter, touches, spare } = outcome;
  return `${defender} is in hitstun until frame ${span(actsAfter)} after the ${nameOfMove(from)} at ${span(percent)}%, the ${nameOfMove(to)} touches on ${span(touches)}: ${spareWords(spare)}.`;
}

/** `15 to 200%`, `from 15%`, `nowhere`: percents at which a combo may begin. */
export function rangesWords(ranges: readonly Span[]): string {
  if (ranges.length === 0) return 'at no percent';
  const words = ranges.map(([low, high]) => {
    if (low === 0 && high === 200) return 'at every percent';
    if (high === 200) return `from ${String(low)}%`;
    if (low === high) return `at ${String(low)}%`;
    return low === 0 ? `up to ${String(high)}%` : `from ${String(low)} to ${String(high)}%`;
  });
  return words.join(' and ');
}

/** Whether the whole of a range lies in one of others. */
export const isWithin = ([low, high]: Span, ranges: readonly Span[]): boolean =>
  ranges.some(([from, to]) => from <= low && high <= to);

/** The longest of some ranges, in whole percents; null where there is none. */
export function widest(ranges: readonly Span[]): Span | null {
  const [first = null, ...others] = ranges;
  const longest = others.reduce<Span | null>(
    (found, each) => (found !== null && found[1] - found[0] >= each[1] - each[0] ? found : each),
    first,
  );
  return longest && [Math.ceil(longest[0]), Math.floor(longest[1])];
}

/** `true from 30%, at best from 20%`: which part touches, and whether its owner lands, may decide. */
export function trueWords({ sure, possible }: TrueRanges): string {
  const same = JSON.stringify(sure) === JSON.stringify(possible);
  if (same) return sure.length === 0 ? 'true at no percent' : `true ${rangesWords(sure)}`;
  const best = `at best ${rangesWords(possible)}`;
  return sure.length === 0 ? `true ${best}` : `true ${rangesWords(sure)}, ${best}`;
}

/** What a switch is called, and what it does. */
export const SWITCH_WORDS: Readonly<Record<KnockbackSwitch, readonly [label: string, hint: string]>> = {
  oneOnOne: ['One against one', 'percent rise 1.2 times as fast'],
  shortHop: ['Aerials from short hops', '0.85 times the damage'],
  stale: ['Moves grow stale', 'those that the combo repeats, from a fresh queue'],
};

/** What is left out, whatever is switched on. */
export const NOT_COUNTED =
  'Not counted: distance, directional influence, crouch cancel, rage, charge. Moves touch on their first frame, and are fresh unless staleness is on. At best and at worst: which part of a move touches, and whether an aerial has landed before the next press.';

import type { KnockbackSwitch, Outcome, PlacedMove, Span, TrueRanges, WhyUnknown } from '@combolab/contracts/knockback';
import { moveName } from '../../shared/terms/moves.js';
import { listWords, numberWords } from '../../shared/language/formats.js';
import { t } from './texts.js';

const oneDecimal = (number: number): string => numberWords(number, { maximumFractionDigits: 1 });
function span(numbers: Span): string {
  const [least, most] = [oneDecimal(numbers[0]), oneDecimal(numbers[1])];
  return least === most ? least : t('leastToMost', { least, most });
}

/** `up throw`; an attack without a name. */
export const nameOfMove = ({ id, frame }: PlacedMove): string =>
  id === null ? t('attackOnFrame', { frame }) : moveName(id);

/** `true by 3 frames`, `not true, 2 frames too late`, `at worst 6 frames too late, at best true by 3 frames`. */
export function spareWords([least, most]: Span): string {
  if (least === most) return least >= 1 ? t('trueBy', { spare: least }) : t('notTrue', { late: 1 - least });
  if (least >= 1) return t('trueByTo', { least, most });
  if (most < 1) return t('notTrueToTooLate', { least: 1 - most, most: 1 - least });
  return t('atWorstAtBest', { late: 1 - least, spare: most });
}

/** Why nothing can be said of two hits. */
const WHY: Readonly<Record<WhyUnknown, (move: string) => string>> = {
  unnamed: () => t('nobodyHasNamedThisMove'),
  'no-such-move': (move) => t('thereIsNoFrameData', { move }),
  'no-knockback': (move) => t('noSourceHasTheKnockback', { move }),
  'no-startup': (move) => t('noSourceSaysOnWhich', { move }),
  'no-percent': () => t('whatTheHitsBeforeIt'),
  'too-early': (move) => t('byItsPressesTheWould', { move }),
};

/**
 * A hit and the next, in a sentence: `Fox is in hitstun until frame 34 after the up throw at 40%, the up air touches on 31: true by 3 frames`.
 * @param defender name of who is hit
 */
export function linkWords(from: PlacedMove, to: PlacedMove, outcome: Outcome, defender: string): string {
  if (outcome.kind === 'held') return t('theHoldsUntilThe', { from: nameOfMove(from), defender, to: nameOfMove(to) });
  if (outcome.kind === 'unknown')
    return t('fromTheToTheNothing', {
      from: nameOfMove(from),
      to: nameOfMove(to),
      why: WHY[outcome.why](nameOfMove(outcome.of)),
    });
  const { percent, actsAfter, touches, spare } = outcome;
  return t('isInHitstunUntilFrame', {
    defender,
    until: span(actsAfter),
    from: nameOfMove(from),
    percent: span(percent),
    to: nameOfMove(to),
    touches: span(touches),
    spare: spareWords(spare),
  });
}

/** `15 to 200%`, `from 15%`, `nowhere`: percents at which a combo may begin. */
export function rangesWords(ranges: readonly Span[]): string {
  if (ranges.length === 0) return t('atNoPercent');
  const words = ranges.map(([low, high]) => {
    if (low === 0 && high === 200) return t('atEveryPercent');
    if (high === 200) return t('fromPercent', { low });
    if (low === high) return t('atPercent', { low });
    return low === 0 ? t('upToPercent', { high }) : t('fromToPercent', { low, high });
  });
  return listWords(words);
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
  if (same) return sure.length === 0 ? t('trueAtNoPercent') : t('trueAt', { sure: rangesWords(sure) });
  return sure.length === 0
    ? t('trueAtBest', { possible: rangesWords(possible) })
    : t('trueAndAtBest', { sure: rangesWords(sure), possible: rangesWords(possible) });
}

/** What a switch is called, and what it does. */
export const SWITCH_WORDS: Readonly<Record<KnockbackSwitch, readonly [label: string, hint: string]>> = {
  oneOnOne: [t('oneAgainstOne'), t('percentRisesFaster')],
  shortHop: [t('aerialsFromShortHops'), t('lessDamage')],
  stale: [t('movesGrowStale'), t('thoseThatTheComboRepeats')],
};

/** What is left out, whatever is switched on. */
export const NOT_COUNTED = t('notCountedDistanceDirectionalInfluence');

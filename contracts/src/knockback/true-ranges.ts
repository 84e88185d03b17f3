import { PERCENT_MAX } from '../views/tags.js';
import { trueLinks, verdict, type Span, type TrueAsk, type TrueLink } from './true-links.js';

/** Percents at which the combo may begin so that hits are true. */
export interface TrueRanges {
  /** Whatever part of the moves touches; from the lowest up. */
  readonly sure: readonly Span[];
  /** If the right part touches; those that are sure are among them. */
  readonly possible: readonly Span[];
}

/** For each link of the combo, and for all that can be counted together. */
export interface ComboRanges {
  readonly links: readonly TrueRanges[];
  /** Null where nothing can be counted. */
  readonly all: TrueRanges | null;
}

/** Whole percents from 0 to 200 as spans. @param holds says of each whether it belongs in */
export function spansWhere(holds: (percent: number) => boolean): readonly Span[] {
  const spans: [number, number][] = [];
  for (let percent = 0; percent <= PERCENT_MAX; percent += 1) {
    if (!holds(percent)) continue;
    const last = spans.at(-1);
    if (last?.[1] === percent - 1) last[1] = percent;
    else spans.push([percent, percent]);
  }
  return spans;
}

const isAtLeast = ({ outcome }: TrueLink, possible: boolean): boolean => {
  if (outcome.kind !== 'counted') return false;
  const found = verdict(outcome);
  return found === 'true' || (possible && found === 'depends');
};

/** Where each link and the combo as a whole are true, by the percent that the defender has when the combo begins. */
export function trueRanges(ask: Omit<TrueAsk, 'percent'>): ComboRanges {
  const at = Array.from({ length: PERCENT_MAX + 1 }, (_, percent) => trueLinks({ ...ask, percent }));
  const rangesOf = (holds: (links: readonly TrueLink[], possible: boolean) => boolean): TrueRanges => ({
    sure: spansWhere((percent) => holds(at[percent] ?? [], false)),
    possible: spansWhere((percent) => holds(at[percent] ?? [], true)),
  });
  const counted = (at[0] ?? []).flatMap(({ outcome }, index) => (outcome.kind === 'counted' ? [index] : []));
  return {
    links: (at[0] ?? []).map((_, index) =>
      rangesOf((links, possible) => links[index] !== undefined && isAtLeast(links[index], possible)),
    ),
    all:
      counted.length === 0
        ? null
        : rangesOf((links, possible) =>
            counted.every((index) => links[index] !== undefined && isAtLeast(links[index], possible)),
          ),
  };
}

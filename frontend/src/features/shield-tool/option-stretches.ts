import { isEscape, type FrameMove } from '@combolab/contracts/frame-data';
import { phaseBar } from '../../entities/frame-data/phase-bar.js';
import type { Stretch } from './frame-meter.js';

/** Frames before a move's own first one: a jump, the drop of the shield. @param cost frames from the end of shield stun */
export const leadOf = (move: FrameMove, cost: number): number =>
  isEscape(move) ? 0 : Math.max(0, cost - (move.startup[0] ?? cost));

/** Where the spans on which a move hits do not begin with its startup, as where sources count its projectile's own frames, only that is drawn. */
const asCounted = (move: FrameMove): FrameMove => {
  const first = Math.min(...move.active.map(([from]) => from));
  return first === move.startup[0] ? move : { ...move, active: [] };
};

/**
 * What somebody does who answers with a move: what has to come before it, and its phases. How an aerial lands is left
 * out: it depends on where it is done.
 * @param cost frames from the end of shield stun
 * @param youAct frames from the beginning of the time line until they can act
 */
export function optionStretches(move: FrameMove, cost: number, youAct: number): readonly Stretch[] {
  const lead = leadOf(move, cost);
  const { phases, intangible } = phaseBar(asCounted(move));
  const placed = phases.flatMap(({ kind, from, to }): readonly Stretch[] =>
    kind === 'landing' ? [] : [{ kind, from: youAct + lead + from - 1, length: to - from + 1 }],
  );
  const safe: readonly Stretch[] =
    intangible === null || !isEscape(move)
      ? []
      : [{ kind: 'intangible', from: youAct + lead + intangible[0] - 1, length: intangible[1] - intangible[0] + 1 }];
  return [...(lead === 0 ? [] : [{ kind: 'gap', from: youAct, length: lead } as const]), ...placed, ...safe];
}

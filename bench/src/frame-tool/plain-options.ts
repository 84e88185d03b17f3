import { SHIELD_FRAMES, type FighterFrames, type FrameMove, type ShieldRule } from '@combolab/contracts/frame-data';

const ADDED: Partial<Record<ShieldRule, number>> = {
  startupOnly: 0,
  grabPlus4: SHIELD_FRAMES.grab,
  shieldDropPlus11: SHIELD_FRAMES.shieldDrop,
};

/** What one plain loop finds: costs and slack in frames, in the order of the fighter's moves. */
export interface PlainOption {
  readonly slug: string;
  readonly name: string;
  readonly cost: number;
  readonly slack: number;
  readonly kind: 'punish' | 'escape' | 'tooSlow';
}

function costOf({ outOfShield, startup }: FrameMove, jumpSquat: number): number | null {
  if (outOfShield === 'spotDodge') return SHIELD_FRAMES.spotDodge;
  if (outOfShield === 'roll') return SHIELD_FRAMES.roll;
  const jumps = outOfShield === 'aerialPlus3' || outOfShield === 'jumpThenSpecial';
  const added = jumps ? jumpSquat : ADDED[outOfShield];
  const first = startup[0];
  return added === undefined || first === undefined ? null : first + added;
}

/** The least that must be done: each move looked at once, then sorted. */
export function plainOptions({ moves, stats }: FighterFrames, window: number): PlainOption[] {
  const options: PlainOption[] = [];
  for (const move of moves) {
    const cost = costOf(move, stats.jumpSquat ?? SHIELD_FRAMES.aerial);
    if (cost === null) continue;
    const slack = window - cost;
    const escapes = move.outOfShield === 'spotDodge' || move.outOfShield === 'roll';
    const kind = slack < 0 ? 'tooSlow' : escapes ? 'escape' : 'punish';
    options.push({ slug: move.slug, name: move.name, cost, slack, kind });
  }
  return options.sort((a, b) => b.slack - a.slack || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

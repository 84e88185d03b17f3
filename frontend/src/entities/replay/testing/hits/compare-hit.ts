import type { FighterFrames, FrameHit, FrameMove } from '@combolab/contracts/frame-data';
import { hitFacts, type HitFacts, type KnockbackRules, type Struck } from '@combolab/contracts/knockback';
import type { RecordedHit } from './recorded-hit.js';

/** What came of comparing a hit with the data: as the formulas say, or why not. */
export type HitClass =
  /** Damage and hitstun (where it was recorded) are what the formulas say. */
  | 'exact'
  /** The damage is; the replay is too old to have hitstun, or no source has the knockback. */
  | 'damage only'
  | 'not in the data'
  | 'by an item'
  | 'by a partner'
  /** No damage of the move fits its places in the queue. */
  | 'other staleness'
  | 'other hitstun'
  | 'other hitlag';

export interface ComparedHit {
  readonly recorded: RecordedHit;
  readonly class: HitClass;
  /** The hits of the move that deal this damage. */
  readonly hits: readonly FrameHit[];
  /** Hitstun by the formula, for each. */
  readonly hitstun: readonly number[];
}

/** Percent that two numbers of single precision may differ by. */
const SAME = 0.02;

/** What replays call otherwise than the frame data. */
const CALLED: Readonly<Record<string, string>> = { 'get-up-attack': 'getup-attack' };

/** Moves of a replay's name: `neutral-special` is all versions of it. */
function versionsOf({ moves }: FighterFrames, id: string): readonly FrameMove[] {
  const name = CALLED[id] ?? id;
  return moves.filter(({ slug }) => slug === name || slug.startsWith(`${name}-`));
}

interface Place {
  readonly rules: KnockbackRules;
  readonly attacker: FighterFrames | undefined;
  /** Of the defender. */
  readonly weight: number | undefined;
}

/** Stands where no source has the knockback, so that at least the damage can be compared. */
const UNKNOWN = { angle: 0, base: 1, growth: 0, set: 0 };

/** A hit of the move, and what it would have done. */
interface Strike {
  readonly hit: FrameHit;
  readonly struck: Struck;
}

/** Compares one hit with what data and formulas say of it. */
export function compareHit(recorded: RecordedHit, { rules, attacker, weight }: Place): ComparedHit {
  const none = { recorded, hits: [], hitstun: [] };
  if (recorded.move === null) return { ...none, class: 'by an item' };
  const moves = attacker === undefined || weight === undefined ? [] : versionsOf(attacker, recorded.move);
  const strikes = moves.flatMap((move) =>
    move.hits.flatMap((hit): Strike | readonly never[] => {
      const facts = hitFacts(move, { ...hit, knockback: hit.knockback ?? UNKNOWN });
      const struck = facts === null ? null : strikeOf(recorded, facts, rules, weight ?? 0);
      return struck === null ? [] : { hit, struck };
    }),
  );
  const matching = strikes.filter(({ struck }) => Math.abs(struck.damage - recorded.dealt) < SAME);
  if (matching.length === 0) return { ...none, class: whyNone(recorded, strikes) };
  const launching = matching.filter(({ hit }) => hit.knockback !== undefined).map(({ struck }) => struck);
  return {
    recorded,
    hits: matching.map(({ hit }) => hit),
    hitstun: [...new Set(launching.map(({ hitstun }) => hitstun))],
    class: launching.length === 0 && !recorded.held ? 'damage only' : classOf(recorded, launching),
  };
}

function classOf({ held, hitstun, hitlag }: RecordedHit, struck: readonly Struck[]): HitClass {
  if (held) return 'exact';
  if (hitstun === null) return 'damage only';
  const same = struck.filter((each) => each.hitstun === hitstun);
  if (same.length === 0) return 'other hitstun';
  return hitlag === null || same.some((each) => frozen(each) === hitlag) ? 'exact' : 'other hitlag';
}

/** As replays count it: the frame of the hit is one of them. */
const frozen = ({ hitlag }: Struck): number => (hitlag === 0 ? 0 : hitlag + 1);

/** Damage in the game are whole numbers: where the queue makes one of it, the queue is right and the data have no such hit. */
function whyNone({ byPartner, dealt }: RecordedHit, [any]: readonly Strike[]): HitClass {
  if (byPartner) return 'by a partner';
  if (any === undefined) return 'not in the data';
  const fresh = (dealt * (any.hit.damage ?? 0)) / any.struck.damage;
  return Math.abs(fresh - Math.round(fresh)) < SAME ? 'not in the data' : 'other staleness';
}

/** What a hit does in the circumstances of a recorded one. */
export const strikeOf = (
  { percent, queue, crouching }: Pick<RecordedHit, 'percent' | 'queue' | 'crouching'>,
  hit: HitFacts,
  rules: KnockbackRules,
  weight: number,
): Struck | null => rules.strike({ hit, percent, weight, queue, crouching, switches: ['stale'] });

import type { FrameMove } from '../frame-data/fighter-frames.js';
import { hitFacts } from './hit-facts.js';
import type { PlacedMove } from './placed-moves.js';
import { holds } from './touches.js';
import type { Span, TrueAsk } from './true-links.js';

/** Percent and queue as the combo goes on. */
export interface Before {
  readonly percent: Span | null;
  readonly queue: readonly number[];
}

const PLACES = 9;

/** How the defender stands as a combo goes on. */
export class Landed {
  private percent: Span | null;
  private queue: string[] = [];
  /** What a replay told of the first move, to which all it told later is compared. */
  private readonly told: number | undefined;

  constructor(private readonly ask: TrueAsk) {
    this.percent = [ask.percent, ask.percent];
    this.told = ask.moves[0]?.percent;
  }

  /** How the defender stands before a move, which lands then. */
  next(move: PlacedMove): Before {
    if (move.percent !== undefined && this.told !== undefined) {
      const now = this.ask.percent + move.percent - this.told;
      this.percent = [now, now];
    }
    const queue = this.queue.flatMap((id, index) => (id === move.id ? [index + 1] : []));
    const before = { percent: this.percent, queue };
    this.percent = this.after(move, before);
    if (move.id !== null && !holds(move)) this.queue = [move.id, ...this.queue].slice(0, PLACES);
    return before;
  }

  private after(move: PlacedMove, before: Before): Span | null {
    const { percent } = before;
    if (percent === null) return null;
    const [least, most] = percent;
    if (move.damage !== undefined) return [least + move.damage, most + move.damage];
    if (holds(move))
      return move.versions.every(({ hits }) => hits.length === 0) ? percent : [least, most + heldDamage(move)];
    const dealt = move.versions.flatMap((version) => damages(version, { ...before, ask: this.ask }));
    if (dealt.length === 0) return null;
    return [least + Math.min(...dealt), most + Math.max(...dealt)];
  }
}

const heldDamage = ({ versions }: PlacedMove): number =>
  Math.max(0, ...versions.flatMap(({ hits }) => hits.map(({ damage }) => damage ?? 0)));

/** What a version of a move may deal: each of its hits, or all that follow one another together. None where it is not known. */
function damages(version: FrameMove, { queue, ask }: Before & { readonly ask: TrueAsk }): readonly number[] {
  const each = version.hits.flatMap((hit) => {
    const facts = hitFacts(version, hit);
    if (facts === null) return [];
    const struck = ask.rules.strike({ hit: facts, percent: 0, weight: ask.weight, queue, switches: ask.switches });
    return [struck?.damage ?? facts.damage];
  });
  if (each.length === 0) return [];
  return version.hitKind === 'sequence' ? [each.reduce((sum, damage) => sum + damage, 0)] : each;
}

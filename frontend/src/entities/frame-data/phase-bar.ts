import type { FrameMove } from '@combolab/contracts/frame-data';

/** What a fighter does on a stretch of frames: `gap` = between two hits, `landing` = what follows where it lands. */
export type PhaseKind = 'startup' | 'active' | 'gap' | 'end' | 'landing';

/** Frames at 60 a second, both ends inclusive; the first frame after the input is 1. */
export interface Phase {
  readonly kind: PhaseKind;
  readonly from: number;
  readonly to: number;
}

/** A move on the ruler. */
export interface PhaseBar {
  /** One after the other from frame 1 on; none where no source says anything. */
  readonly phases: readonly Phase[];
  readonly intangible: readonly [from: number, to: number] | null;
  /** No source says on which frames it hits, only on which it begins to. */
  readonly activeUnknown: boolean;
  /** No source says when it is over. */
  readonly endUnknown: boolean;
}

const phase = (kind: PhaseKind, from: number, to: number): readonly Phase[] => (to < from ? [] : [{ kind, from, to }]);

/** Stretches on which it hits, none touching the frames of the one before, with the gaps between them. */
function hitting(spans: FrameMove['active'], total: number | null): readonly Phase[] {
  const sorted = spans.toSorted(([a], [b]) => a - b);
  let last = (sorted[0]?.[0] ?? 1) - 1;
  return sorted.flatMap(([from, to]) => {
    const begin = Math.max(from, last + 1);
    const end = to ?? Math.max(begin, total ?? begin);
    const gap = phase('gap', last + 1, begin - 1);
    last = Math.max(last, end);
    return [...gap, ...phase('active', begin, end)];
  });
}

/** Dodges and ways to get up that hit nobody: what sources call their first frames are those on which they work. */
const isHarmless = ({ group, hits }: FrameMove): boolean =>
  group === 'defence' || (group === 'getup' && hits.length === 0);
const NO_HITS: Pick<FrameMove, 'startup' | 'active'> = { startup: [], active: [] };

/** The phases of a move. What its owner throws may go on hitting after they can act: then nothing is left of the end. */
export function phaseBar(move: FrameMove): PhaseBar {
  const { total, landingLag, intangible } = move;
  const { startup, active } = isHarmless(move) ? NO_HITS : move;
  const [begins] = startup;
  const activeUnknown = active.length === 0 && begins !== undefined;
  const hits = hitting(activeUnknown ? [[begins, begins]] : active, total);
  const first = hits[0]?.from;
  const last = hits.at(-1)?.to ?? 0;
  const over = Math.max(last, total ?? 0);
  return {
    phases: [
      ...(first === undefined ? [] : phase('startup', 1, first - 1)),
      ...hits,
      ...phase('end', last + 1, total ?? 0),
      ...phase('landing', over + 1, over + (landingLag ?? 0)),
    ],
    intangible: intangible ?? null,
    activeUnknown,
    endUnknown: total === null,
  };
}

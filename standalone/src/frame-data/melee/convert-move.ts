import type { Confidence, FrameMove } from '@combolab/contracts/frame-data';
import { GAME, LAST_ACTIVE, disputesOf, totalOf, type Disputes } from './compare.js';
import { hitsOf } from './convert-hits.js';
import { letsGoOn, throwWindows, withRelease } from './throws.js';
import { isCounter, isHelpless, isProjectile, noteOf } from './game-facts.js';
import { windowsOf } from './hit-windows.js';
import type { Script } from './kept.js';
import type { MoveRow } from './move-table.js';
import type { SourceMove } from './source.js';

type Span = [number, number | null];

/** Short names of the source's own sources, as `about.json` explains them. */
const SOURCES: readonly (readonly [part: string, name: string])[] = [
  ['meleeframedata.com', 'MFD'],
  ['ssbwiki.com', 'WIKI'],
  ['smashboards.com', 'BOARDS'],
];
const sourceOf = ({ source }: SourceMove): string | null =>
  SOURCES.find(([part]) => source?.includes(part) === true)?.[1] ?? null;

/** Spans that touch or overlap as one, in order. */
function united(spans: readonly (readonly [number, number])[]): [number, number][] {
  const all: [number, number][] = [];
  for (const [first, last] of spans.toSorted((a, b) => a[0] - b[0])) {
    const before = all.at(-1);
    if (before !== undefined && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else all.push([first, last]);
  }
  return all;
}

const autoCancelOf = ({ autoCancelBefore: before, autoCancelAfter: after }: SourceMove): Span[] | null => {
  if (before === undefined || after === undefined) return null;
  return [...(before > 1 ? [[1, before - 1] satisfies Span] : []), [after + 1, null]];
};

/** How sure a move's numbers are: two sources that agree; one alone, or one that
 * copied and is confirmed; one that only copied, names no source, or is contradicted. */
function confidenceOf(move: SourceMove, checked: boolean, disputes: Disputes): Confidence {
  const matters = disputes.some(({ of }) => of !== LAST_ACTIVE);
  if (matters || (move.isInterpolated && !checked) || sourceOf(move) === null) return 'low';
  return checked && disputes.length === 0 && !move.isInterpolated ? 'high' : 'medium';
}

/** When a grab grabs: a frame after its hitboxes in the script, which begins a frame after the input. */
const grabbing = ({ hits }: SourceMove): [number, number][] =>
  united(hits.filter(({ start }) => start > 0).map(({ start, end }) => [start + 1, end + 1]));

/** What the source itself says differently of the same grab. */
function ownDisputes(
  { startup, active }: Pick<FrameMove, 'startup' | 'active'>,
  { start = 0, end = 0 }: SourceMove,
): Disputes {
  const [first] = startup;
  const last = active.at(-1)?.[1] ?? null;
  return [
    ...(first !== undefined && start > 0 && first !== start
      ? [{ of: 'startup', ours: first, theirs: start, source: 'MFD' }]
      : []),
    ...(last !== null && end > 0 && last !== end ? [{ of: LAST_ACTIVE, ours: last, theirs: end, source: 'MFD' }] : []),
  ];
}

/**
 * A move of the source in the project's own shape.
 * @param fighter slug
 * @param script what the game's own script of the move does, where it is known
 */
export function convertMove(fighter: string, row: MoveRow, move: SourceMove, script: Script | undefined): FrameMove {
  const { rule, followUpOf, ...named } = row;
  const { start = 0, end = 0 } = move;
  const dodges = row.group === 'defence';
  const windows = row.kind === 'throw' ? throwWindows(move) : windowsOf(move, script);
  const { hits: found, hitKind } = hitsOf(windows);
  const hits = row.kind === 'throw' ? withRelease(found, script, letsGoOn(fighter, row.slug)) : found;
  const grabs = row.kind === 'grab';
  const spans = grabs ? grabbing(move) : united(windows.flatMap((window) => window.spans));
  const harmless = !grabs && !dodges && hits.length === 0;
  const ownTotal = (move.iasa ?? 0) > 1 ? (move.iasa ?? 0) - 1 : move.totalFrames;
  const total = ownTotal > 0 ? ownTotal : script === undefined ? null : totalOf(script);
  const first = !grabs && start > 0 ? start : (spans[0]?.[0] ?? null);
  const own: [number, number][] = start > 0 && end >= start ? [[start, end]] : [];
  const starts = grabs || dodges ? [] : spans.slice(1).map(([from]) => from);
  const source = [sourceOf(move), ownTotal === 0 && total !== null ? GAME : null]
    .filter((name) => name !== null)
    .join(', ');
  const harms: Omit<FrameMove, 'confidence'> = {
    ...named,
    startup: harmless || first === null ? [] : [first, ...starts.filter((from) => from > first)],
    active: harmless ? [] : spans.length === 0 ? own : spans,
    total,
    landingLag: move.landLag ?? null,
    ...(move.lCanceledLandLag !== undefined && { lCancelledLag: move.lCanceledLandLag }),
    autoCancel: row.group === 'aerial' ? autoCancelOf(move) : null,
    projectile: isProjectile(fighter, row.slug),
    hits,
    outOfShield: harmless || isCounter(fighter, row.slug) ? (rule === 'notAvailable' ? rule : 'notAPunish') : rule,
    ...(hitKind !== undefined && { hitKind }),
    ...(isHelpless(fighter, row.slug) && { helpless: true }),
    ...(dodges && own[0] !== undefined && { intangible: own[0] }),
    ...(followUpOf !== undefined && { followUpOf }),
    notes: noteOf(fighter, row.slug),
    source: source === '' ? 'FC' : source,
  };
  const disputed = [
    ...(script === undefined ? [] : disputesOf({ ...harms, confidence: 'medium' }, script)),
    ...(grabs ? ownDisputes(harms, move) : []),
  ];
  const confidence = confidenceOf(move, script !== undefined, disputed);
  return { ...harms, ...(disputed.length > 0 && { disputed }), confidence };
}

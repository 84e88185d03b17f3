import { shieldWindow, type FrameHit, type FrameMove } from '@combolab/contracts/frame-data';
import type { Value } from './cells.js';

/** Formula and print may round differently. */
const ROUNDING = 1;

/** The first frame of the move for a late part that the source counts from there: its printed advantage fits that better. */
function countedFrom(move: FrameMove, hit: number, printed: Value): number | undefined {
  const [first] = move.startup;
  const own = move.hits[hit]?.startup ?? null;
  const frames = shieldWindow(move, { hit })?.frames ?? null;
  if (move.hitKind !== 'time' || move.kind === 'aerial' || hit === 0 || first === undefined) return undefined;
  if (typeof printed !== 'number' || frames === null || own === null || own === first) return undefined;
  return Math.abs(frames + own - first + printed) < Math.abs(frames + printed) ? first : undefined;
}

/**
 * The window of a hit as its printed advantage counts it.
 * @returns frames; null where there is none
 */
export function windowAsPublished(move: FrameMove, hit: number): number | null {
  const frames = shieldWindow(move, { hit })?.frames ?? null;
  const { startup = null, publishedFrom, windowPublished } = move.hits[hit] ?? {};
  if (windowPublished === true) return frames;
  return frames === null || startup === null || publishedFrom === undefined || move.endlagAfterHit !== undefined
    ? frames
    : frames + startup - publishedFrom;
}

/** How far the window by formula is from a printed advantage, in frames; null where there is no window. */
function apart(move: FrameMove, hit: number, printed: number): number | null {
  const frames = windowAsPublished(move, hit);
  return frames === null ? null : Math.abs(frames + printed);
}

function placeOf(move: FrameMove, printed: number): number {
  const distances = move.hits.map((_, hit) => apart(move, hit, printed) ?? Infinity);
  const least = Math.min(...distances);
  return move.hitKind === 'sequence' ? distances.lastIndexOf(least) : distances.indexOf(least);
}

/**
 * Puts the printed advantages to the hits they are of: in turn where there are as many, a single one to the hit whose window is
 * nearest, since the source prints it for one hit without saying which.
 */
export function withPublished(move: FrameMove, printed: readonly Value[]): FrameMove {
  const numbers = printed.filter((value) => typeof value === 'number');
  const hits: FrameHit[] = move.hits.map((hit, place) => {
    const publishedFrom =
      printed.length === move.hits.length ? countedFrom(move, place, printed[place] ?? null) : undefined;
    return publishedFrom === undefined ? hit : { ...hit, publishedFrom };
  });
  const counted = { ...move, hits };
  const put = (place: number, value: number | null | undefined): void => {
    const hit = hits[place];
    if (hit !== undefined && typeof value === 'number') hits[place] = { ...hit, published: value };
  };
  if (printed.length === hits.length)
    for (const [place, value] of printed.entries()) put(place, typeof value === 'number' ? value : null);
  else if (numbers.length === 1 && hits.length > 0) put(placeOf(counted, numbers[0] ?? 0), numbers[0]);
  else if (numbers.length >= hits.length) for (const place of hits.keys()) put(place, numbers[place]);
  else {
    const skipped = move.hitKind === 'sequence' ? hits.length - numbers.length : 0;
    for (const [place, value] of numbers.entries()) put(place + skipped, value);
  }
  return { ...move, hits };
}

/**
 * A move counted as its printed advantages are: whether its hits travel by themselves, so that its owner does not stand still
 * with who shields it, and whether entering a state before the startup counts. Of the ways to count, the one that most of them fit;
 * of those that fit alike the usual one.
 */
export function countedAsPrinted(move: FrameMove, printed: readonly Value[]): FrameMove {
  const numbers = printed.filter((value) => typeof value === 'number');
  const { advantageStartup, ...plain } = move;
  const starts = advantageStartup === undefined ? [plain] : [move, plain];
  const ways = [false, true].flatMap((projectile) => starts.map((way): FrameMove => ({ ...way, projectile })));
  const fitting = (way: FrameMove): number =>
    numbers.filter((value) => way.hits.some((_, hit) => (apart(way, hit, value) ?? 9) <= ROUNDING)).length;
  return ways.reduce((best, way) => (fitting(way) > fitting(best) ? way : best));
}

/** A hit whose printed advantage is not what the formula gives; windows in frames, as the defender counts them. */
export interface Misfit {
  readonly move: string;
  readonly hit: string;
  readonly byFormula: number;
  readonly printed: number;
}

/** The hits of a move that print and formula disagree about. */
export function misfitsOf(move: FrameMove): readonly Misfit[] {
  const byRule = { ...move, hits: move.hits.map((hit) => ({ ...hit, windowPublished: undefined })) };
  return move.hits.flatMap(({ label, published }, hit) => {
    const byFormula = windowAsPublished(byRule, hit);
    if (published === null || byFormula === null || Math.abs(byFormula + published) <= ROUNDING) return [];
    return [{ move: move.slug, hit: label, byFormula, printed: 0 - published }];
  });
}

/** A move whose windows are the printed ones where the formula does not fit; such a number is doubtful. */
export function withMisfits(move: FrameMove): FrameMove {
  const misfits = new Set(misfitsOf(move).map(({ hit }) => hit));
  if (misfits.size === 0) return move;
  const hits = move.hits.map((hit) =>
    misfits.has(hit.label) ? { ...hit, windowPublished: true as const, confidence: 'low' as const } : hit,
  );
  return { ...move, hits };
}

import type { FrameHit, FrameMove } from '@combolab/contracts/frame-data';
import { boxKey, type HitWindow } from './hit-windows.js';
import type { SourceBox } from './source.js';

type Spans = HitWindow['spans'];

/** The angle that the game works out itself. */
const SAKURAI = 361;

/** Hits of a move, and how they relate. */
export interface ConvertedHits {
  readonly hits: FrameHit[];
  readonly hitKind?: FrameMove['hitKind'];
}

const firstOf = ({ spans, first }: HitWindow): number | null => spans[0]?.[0] ?? first;
const lastOf = ({ spans }: HitWindow): number | null => spans.at(-1)?.[1] ?? null;
const keysOf = ({ boxes }: HitWindow): string => [...new Set(boxes.map(boxKey))].sort().join('|');

/** The same hitboxes three times and more are one hit that repeats, and its last. */
function joined(windows: readonly HitWindow[]): HitWindow[] {
  const all: HitWindow[] = [];
  for (let from = 0; from < windows.length;) {
    let to = from;
    while (to + 1 < windows.length && keysOf(windows[to + 1] as HitWindow) === keysOf(windows[from] as HitWindow)) to++;
    const run = windows.slice(from, to + 1);
    const named = (place: number): string => (windows.length === 1 ? '' : `hit ${String(place + 1)}`);
    if (run.length < 3) all.push(...run.map((each, place) => ({ ...each, label: each.label || named(from + place) })));
    else {
      const [first] = run as [HitWindow];
      all.push({
        ...first,
        label: `hits ${String(from + 1)}–${String(to)}`,
        spans: run.slice(0, -1).flatMap((w) => w.spans),
      });
      all.push({ ...(run.at(-1) as HitWindow), label: named(to) });
    }
    from = to + 1;
  }
  return all;
}

const isGap = (before: HitWindow, after: HitWindow): boolean => {
  const [last, next] = [lastOf(before), firstOf(after)];
  return last !== null && next !== null && next > last + 1;
};

function kindOf(windows: readonly HitWindow[], hits: number): FrameMove['hitKind'] | undefined {
  const timed = windows.every((window) => firstOf(window) !== null);
  if (timed && windows.some((window, place) => place > 0 && isGap(windows[place - 1] as HitWindow, window)))
    return 'sequence';
  const firsts = new Set(windows.map(firstOf));
  if (windows.length > 1 && firsts.size > 1) return /hits? \d/.test(windows[0]?.label ?? '') ? 'sequence' : 'time';
  return hits > 1 ? 'position' : undefined;
}

/** Names of windows that follow each other without a gap: clean and late, or early and late where it grows. */
function inTime(windows: readonly HitWindow[]): HitWindow[] {
  const most = ({ boxes }: HitWindow): number => Math.max(...boxes.map(({ damage }) => damage));
  const [first, second] = windows;
  const begins = first !== undefined && second !== undefined && most(first) < most(second) ? 'early' : 'clean';
  const names = windows.length === 2 ? [begins, 'late'] : windows.length === 3 ? [begins, 'mid', 'late'] : null;
  return windows.map((window, place) => ({
    ...window,
    label: names?.[place] ?? `frames ${String(firstOf(window))}–${String(lastOf(window))}`,
  }));
}

/** A special that lets go of whom it held throws them, and throws do not ask for weight (seen in replays: Falcon Dive). */
const RELEASES = /^(?:release|[fb]?throw(?: air)?)(?:,|$)/;

function hitOf(box: SourceBox, label: string, startup: number | null, active: Spans | null): FrameHit {
  const { damage, angle, baseKnockback, knockbackGrowth, setKnockback, hitlagDefender, shieldstun } = box;
  return {
    label,
    startup,
    ...(active !== null && active.length > 0 && { active: active.map(([from, to]): [number, number] => [from, to]) }),
    ...{ shieldLag: hitlagDefender, shieldStun: shieldstun, damage, published: null },
    knockback: {
      ...{ angle, base: baseKnockback, growth: knockbackGrowth, set: setKnockback },
      ...((box.isWeightIndependent || RELEASES.test(label)) && { weightless: true as const }),
    },
    ...(box.effect === 'Electric' && { electric: true as const }),
  };
}

/** What tells hitboxes apart, the least of it that does: damage, then angle, then knockback. */
function toldApart(boxes: readonly SourceBox[]): readonly string[] {
  const parts: readonly ((box: SourceBox) => string)[] = [
    ({ damage }) => `${String(damage)}%`,
    ({ angle }) => (angle === SAKURAI ? 'Sakurai angle' : `${String(angle)}°`),
    ({ baseKnockback }) => `base ${String(baseKnockback)}`,
    ({ knockbackGrowth }) => `growth ${String(knockbackGrowth)}`,
    ({ setKnockback }) => `set ${String(setKnockback)}`,
  ];
  let labels: readonly string[] = boxes.map(() => '');
  for (const part of parts) {
    const before = labels;
    const isClear = (place: number): boolean => before.filter((label) => label === before[place]).length === 1;
    const same = (place: number): readonly SourceBox[] => boxes.filter((_, other) => before[other] === before[place]);
    labels = boxes.map((box, place) => {
      const helps = new Set(same(place).map(part)).size > 1;
      return !helps || (isClear(place) && before[place] !== '')
        ? (before[place] ?? '')
        : `${before[place] ?? ''} ${part(box)}`.trim();
    });
  }
  return labels;
}

/** The hitboxes of a window that differ, the strongest first, each with what tells it from the others. */
function variantsOf(boxes: readonly SourceBox[]): readonly (readonly [box: SourceBox, label: string])[] {
  const different = [...new Map(boxes.map((box) => [boxKey(box), box])).values()].sort(
    (a, b) => b.damage - a.damage || b.baseKnockback - a.baseKnockback,
  );
  if (different.length === 1) return different.map((box) => [box, '']);
  const damages = new Set(different.map(({ damage }) => damage));
  if (different.length === 2 && damages.size === 2)
    return different.map((box, place) => [box, place === 0 ? 'strong' : 'weak']);
  const labels = toldApart(different);
  return different.map((box, place) => [box, labels[place] ?? '']);
}

/** The hits of a move from when its hitboxes come: those that differ apart, identical ones as one. */
export function hitsOf(windows: readonly HitWindow[]): ConvertedHits {
  const ordered = windows.toSorted((a, b) => (firstOf(a) ?? Infinity) - (firstOf(b) ?? Infinity) || 0);
  const unnamed = ordered.every(({ label }) => label === '');
  const gaps = ordered.some((window, place) => place > 0 && isGap(ordered[place - 1] as HitWindow, window));
  const named = unnamed && ordered.length > 1 && !gaps ? inTime(ordered) : joined(ordered);
  const several = named.length > 1;
  const variants = named.map((window) => ({ window, boxes: variantsOf(window.boxes) }));
  const kind = kindOf(
    named,
    variants.reduce((sum, { boxes }) => sum + boxes.length, 0),
  );
  const hits = variants.flatMap(({ window, boxes }) =>
    (kind === 'sequence' ? boxes.toReversed() : boxes).map(([box, label]) =>
      hitOf(
        box,
        [window.label, label].filter((part) => part !== '').join(', ') || 'hit',
        firstOf(window),
        several ? window.spans : null,
      ),
    ),
  );
  return { hits, ...(kind !== undefined && hits.length > 1 && { hitKind: kind }) };
}

import type { FrameHit, FrameMove } from '@combolab/contracts/frame-data';
import type { Value } from './cells.js';
import type { ResolvedRow } from './resolved.js';

type HitKind = FrameMove['hitKind'];

export interface ReadHits {
  readonly hits: FrameHit[];
  readonly hitKind: HitKind;
}

const numberAt = (values: readonly Value[], place: number): number | null => {
  const value = values.length === 1 ? values[0] : values[place];
  return typeof value === 'number' ? value : null;
};

const some = (values: readonly Value[]): boolean => values.some((value) => value !== null);

/** Whether the last stretch is of the landing: it counts from 1 again. */
export function endsWithLanding({ active }: ResolvedRow): boolean {
  const last = active.at(-1);
  const before = active.at(-2);
  return last !== undefined && before !== undefined && last.from < before.from;
}

function kindOf({ startup, active }: ResolvedRow, parts: number): HitKind {
  if (parts < 2) return undefined;
  if (startup.length > 1) return 'sequence';
  if (active.length < 2) return 'position';
  const joined = active.every(({ from, late }, place) => {
    const before = active[place - 1];
    return before === undefined || late || before.to === null || from <= before.to + 1;
  });
  return joined ? 'time' : 'sequence';
}

function labelsOf(kind: HitKind, damages: readonly (number | null)[], startups: number): readonly string[] {
  const parts = damages.length;
  const places = damages.map((_, place) => place);
  if (parts < 2) return ['hit'];
  if (kind === 'time')
    return parts === 2
      ? ['early', 'late']
      : parts === 3
        ? ['early', 'mid', 'late']
        : places.map((place) => `part ${String(place + 1)}`);
  if (kind === 'position') {
    const [a = null, b = null] = damages;
    if (parts === 2 && a !== null && b !== null && a !== b) return a > b ? ['strong', 'weak'] : ['weak', 'strong'];
    const words = damages.map((damage) => (damage === null ? 'other' : `${String(damage)} %`));
    return words.map((word, place) =>
      words.indexOf(word) === place && words.lastIndexOf(word) === place ? word : `${word}, place ${String(place + 1)}`,
    );
  }
  if (startups > parts)
    return places.map((place) =>
      place === parts - 1
        ? 'final hit'
        : place === 0 && parts > 2
          ? 'first hit'
          : parts > 3
            ? `multi hits ${String(place)}`
            : 'multi hits',
    );
  return places.map((place) => `hit ${String(place + 1)}`);
}

function startupOf(read: ResolvedRow, kind: HitKind, place: number, parts: number): number | null {
  const { startup, active } = read;
  const first = numberAt(startup.slice(0, 1), 0) ?? active[0]?.from ?? null;
  if (kind === 'sequence') {
    if (place === 0) return first;
    const starts = startup.length > 1 ? startup : active.map(({ from }) => from);
    return numberAt(place === parts - 1 ? starts.slice(-1) : starts.slice(place, place + 1), 0) ?? first;
  }
  if (kind === 'time') {
    const each = parts > active.length && parts % active.length === 0 ? parts / active.length : 1;
    const span = Math.min(Math.floor(place / each), active.length - 1);
    return span === 0 ? first : (active[span]?.from ?? first);
  }
  return first;
}

/**
 * Where there are more or fewer parts than first frames, nothing says which belong together: the frame whose window is nearest to
 * the printed advantage.
 */
function startupByWindow(read: ResolvedRow, place: number, parts: number): number | null {
  const { startup, shieldStun, onShield, total } = read;
  if (/ air$/i.test(read.row.input)) return null;
  const printed = onShield.length === parts ? numberAt(onShield, place) : null;
  const [stun, last] = [numberAt(shieldStun, place), numberAt(total.slice(0, 1), 0)];
  if (printed === null || stun === null || last === null || startup.length < 2 || startup.length === parts) return null;
  const frames = startup.filter((value) => typeof value === 'number');
  const apart = (frame: number): number => Math.abs(last - frame - stun + printed);
  return frames.reduce<number | null>(
    (best, frame) => (best === null || apart(frame) < apart(best) ? frame : best),
    null,
  );
}

const repeated = (values: readonly Value[], times: number): Value[] =>
  Array.from({ length: times }, () => [...values]).flat();

/** A move that hits twice, each time in several places, has each place of each time as a part where their advantages are printed. */
function withPlaces(read: ResolvedRow): ResolvedRow {
  const { startup, onShield, damage, shieldLag, shieldStun } = read;
  const places = Math.max(shieldLag.length, shieldStun.length);
  if (startup.length < 2 || places < 2 || onShield.length !== startup.length * places || onShield.length === places)
    return read;
  const times = startup.length;
  const perPart = (values: readonly Value[]): readonly Value[] =>
    values.length === places ? repeated(values, times) : values;
  return {
    ...read,
    startup: startup.flatMap((frame) => Array.from({ length: places }, () => frame)),
    damage: perPart(damage),
    shieldLag: perPart(shieldLag),
    shieldStun: perPart(shieldStun),
  };
}

/** The parts of a move that can hit, as far as the source tells them apart. */
export function readHits(row: ResolvedRow): ReadHits {
  const read = withPlaces(row);
  const { damage, shieldLag, shieldStun } = read;
  const lists = [damage, shieldLag, shieldStun].filter(some);
  if (lists.length === 0) return { hits: [], hitKind: undefined };
  const parts = Math.max(...lists.map(({ length }) => length));
  const landing = endsWithLanding(read) && parts > 1;
  const kind = kindOf(read, parts);
  const damages = Array.from({ length: parts }, (_, place) => numberAt(damage, place));
  const labels = labelsOf(kind, damages, read.startup.length);
  const hits = damages.map((percent, place): FrameHit => {
    const lands = landing && place === parts - 1;
    const frames = (list: readonly Value[]): number | null => numberAt(list, place);
    const begins = lands ? null : (startupByWindow(read, place, parts) ?? startupOf(read, kind, place, parts));
    return {
      label: lands ? 'landing hit' : (labels[place] ?? `hit ${String(place + 1)}`),
      startup: begins === null ? null : begins + (read.startupPlus ?? 0),
      shieldLag: frames(shieldLag),
      shieldStun: frames(shieldStun),
      damage: percent,
      published: null,
    };
  });
  const numbered = hits.filter((hit) => hit.damage !== null || hit.shieldStun !== null);
  return { hits: numbered, hitKind: numbered.length > 1 ? kind : undefined };
}

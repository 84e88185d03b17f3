import type { FighterFrames, FrameMove, ShieldRule } from '@combolab/contracts/frame-data';
import type { FighterParameters } from './game-scripts.js';
import { endsWithLanding, readHits } from './hits.js';
import { inputKind, slugged, type InputKind } from './inputs.js';
import { readNotes } from './notes.js';
import { countedAsPrinted, withPublished } from './published.js';
import { isEmpty, resolveRow, sameMove, type ResolvedRow, type Unread } from './resolved.js';
import type { MoveRow } from './rows.js';

/** Names of versions that only tell which picture it is. */
const PICTURES =
  /^(normal|standard|interpolated|hurtbox|comparison|landing|falling|popo|nana|grounded|distance|yellow)$/i;
const SHORT_VERSIONS: Readonly<Record<string, string>> = { 'full-charge': 'full', 'fully-charged': 'full' };
/** What can only be done after another press or hit, by the name of the move or of its version. */
const FOLLOW_UP = /hit [2-9]|blade [2-9]|success|counterattack|self-hit|explosion|overload|activated|detonat/i;
const FOLLOW_UP_VERSION = /throw|release|\bend\b|\bloop\b|final hit|\bmiss\b|^attack\b|grab attack|landing/i;
const LONGEST = 600;

interface Group {
  readonly reads: ResolvedRow[];
  readonly kind: InputKind;
}

/** Rows of one fighter, those of the same move together, in the order of the source. */
function groupsOf(rows: readonly MoveRow[], unread: Unread[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    if (isEmpty(row)) continue;
    const read = resolveRow(row, unread);
    const key = sameMove(read);
    const group = groups.get(key) ?? { reads: [], kind: inputKind(row.input) };
    group.reads.push(read);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const versionsIn = ({ reads }: Group): readonly string[] =>
  reads.map(({ row }) => row.special_hitbox).filter((version) => version !== '' && !PICTURES.test(version));

/** What tells a move apart from others of the same input; empty where nothing has to, or its usual version is among them. */
function versionName(group: Group, alone: boolean): string {
  const versions = versionsIn(group);
  const hasUsual = versions.length < group.reads.length;
  return hasUsual || (alone && versions.length > 1) ? '' : versions.join(' / ');
}

function ruleOf({ kind, reads }: Group, version: string, slug: string): ShieldRule {
  const [read] = reads;
  const name = read?.row.move_name ?? '';
  const hasHits = reads.some(({ damage }) => damage.some((value) => value !== null));
  if (kind.group !== 'special') return kind.outOfShield;
  if (kind.outOfShield === 'notAvailable' || FOLLOW_UP.test(`${name} ${version}`) || FOLLOW_UP_VERSION.test(version))
    return 'notAvailable';
  if (!hasHits || /start of/i.test(read?.row.frame_startup ?? '')) return 'notAPunish';
  if (/\bair\b/i.test(version) && slug !== kind.slug)
    return kind.kind === 'special_up' ? 'jumpThenSpecial' : 'notAvailable';
  return slug.endsWith('-full') ? 'notAvailable' : kind.outOfShield;
}

const AERIAL_LAG: Readonly<Record<string, keyof FighterParameters['landingLag']>> = {
  'neutral-air': 'nair',
  'forward-air': 'fair',
  'back-air': 'bair',
  'up-air': 'uair',
  'down-air': 'dair',
};

const framesIn = (values: readonly unknown[]): number[] =>
  values.filter(
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LONGEST,
  ) as number[];

interface Naming {
  readonly slug: string;
  readonly version: string;
}

function moveOf(group: Group, { slug, version }: Naming, parameters: FighterParameters | null): FrameMove | null {
  const { kind, reads } = group;
  const [read] = reads;
  if (read === undefined) return null;
  const { row } = read;
  const facts = readNotes(row.notes);
  const dodge = kind.group === 'defence';
  const { hits, hitKind } = readHits(read);
  const spans = endsWithLanding(read) ? read.active.slice(0, -1) : read.active;
  const startup = framesIn(read.startup).map((frame, place) => (place === 0 ? frame + (read.startupPlus ?? 0) : frame));
  const counter = /start of/i.test(row.frame_startup);
  const aerialLag = AERIAL_LAG[kind.slug];
  const [total] = framesIn(dodge ? read.total.slice(-1) : read.total);
  const plainName = row.full_move_name.replace(/\s*<.*$/, '');
  const move: FrameMove = {
    slug,
    name: version === '' ? plainName : `${plainName} (${version})`,
    shortName:
      (kind.shortName ?? (row.move_name === '' ? plainName : row.move_name)) + (version === '' ? '' : ` (${version})`),
    group: kind.group,
    kind: kind.kind,
    variant: version === '' ? null : version,
    startup: facts.intangible !== null && dodge ? [facts.intangible[0]] : counter ? [] : startup,
    active:
      facts.intangible !== null && dodge
        ? [[...facts.intangible]]
        : spans
            .filter(({ from }) => from <= LONGEST)
            .map(({ from, to }) => [from, to !== null && to <= LONGEST && to >= from ? to : to === null ? null : from]),
    total: total ?? null,
    landingLag: kind.group === 'aerial' && aerialLag !== undefined ? (parameters?.landingLag[aerialLag] ?? null) : null,
    autoCancel:
      kind.group === 'aerial' && facts.autoCancel !== null ? facts.autoCancel.map(([from, to]) => [from, to]) : null,
    projectile: false,
    hits: dodge ? [] : hits,
    outOfShield: ruleOf(group, version, slug),
    ...(hitKind !== undefined && { hitKind }),
    ...(read.startupPlus !== null &&
      startup[0] !== undefined && {
        advantageStartup: startup[0] - read.startupPlus,
        startupPublished: row.frame_startup,
      }),
    ...(facts.endlagAfterHit !== null && { endlagAfterHit: facts.endlagAfterHit }),
    ...(facts.intangible !== null && { intangible: [...facts.intangible] }),
    notes: facts.words.length === 0 ? null : facts.words.join(' '),
    source: 'UFD',
    confidence: 'high',
  };
  return withPublished(countedAsPrinted(move, read.onShield), read.onShield);
}

/** Name in addresses: the input's, with the version where others have it already. */
function slugFor(group: Group, version: string, taken: ReadonlySet<string>): string {
  const { slug } = group.kind;
  if (!taken.has(slug)) return slug;
  const name = group.reads[0]?.row.move_name ?? '';
  const end = slugged(version);
  const candidates = [
    ...(end === '' ? [] : [`${slug}-${SHORT_VERSIONS[end] ?? end}`]),
    ...(name === '' ? [] : [`${slug}-${slugged(name)}`, `${slug}-${slugged(name)}-${end}`]),
  ];
  const free = candidates.find((each) => !taken.has(each));
  if (free !== undefined) return free;
  for (let n = 2; ; n++) if (!taken.has(`${slug}-${String(n)}`)) return `${slug}-${String(n)}`;
}

/**
 * The moves of a fighter.
 * @param rows of this fighter
 * @param unread gets the cells that nobody could read
 */
export function movesOf(
  rows: readonly MoveRow[],
  parameters: FighterParameters | null,
  unread: Unread[],
): FighterFrames['moves'] {
  const groups = groupsOf(rows, unread);
  const taken = new Set<string>();
  return groups.flatMap((group) => {
    const alone = groups.every((other) => other === group || other.reads[0]?.row.input !== group.reads[0]?.row.input);
    const version = versionName(group, alone);
    const slug = slugFor(group, version, taken);
    taken.add(slug);
    const move = moveOf(group, { slug, version }, parameters);
    return move === null ? [] : [move];
  });
}

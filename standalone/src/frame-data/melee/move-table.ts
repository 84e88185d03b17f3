import type { FrameMove, MoveKind, ShieldRule } from '@combolab/contracts/frame-data';

/** What a move is, beside its numbers. */
export interface MoveRow {
  readonly slug: string;
  readonly name: string;
  readonly shortName: string;
  readonly group: FrameMove['group'];
  readonly kind: MoveKind;
  readonly rule: ShieldRule;
  readonly variant: string | null;
  readonly followUpOf?: string;
}

type Row = readonly [
  slug: string,
  name: string,
  shortName: string,
  kind: MoveKind,
  rule: ShieldRule,
  followUpOf?: string,
];

const GROUND: readonly Row[] = [
  ['jab-1', 'Jab 1', 'Jab 1', 'jab', 'afterDrop'],
  ['jab-2', 'Jab 2', 'Jab 2', 'jab', 'notAPunish', 'jab-1'],
  ['jab-3', 'Jab 3', 'Jab 3', 'jab', 'notAPunish', 'jab-2'],
  ['rapid-jab', 'Rapid Jab', 'Rapid jab', 'jab', 'notAPunish', 'jab-1'],
  ['forward-tilt', 'Forward Tilt', 'Ftilt', 'tilt', 'afterDrop'],
  ['forward-tilt-up', 'Forward Tilt (up)', 'Ftilt up', 'tilt', 'afterDrop'],
  ['forward-tilt-down', 'Forward Tilt (down)', 'Ftilt down', 'tilt', 'afterDrop'],
  ['up-tilt', 'Up Tilt', 'Utilt', 'tilt', 'afterDrop'],
  ['down-tilt', 'Down Tilt', 'Dtilt', 'tilt', 'afterDrop'],
  ['dash-attack', 'Dash Attack', 'Dash attack', 'dash_attack', 'afterDrop'],
  ['forward-smash', 'Forward Smash', 'Fsmash', 'smash', 'afterDrop'],
  ['forward-smash-2', 'Forward Smash 2', 'Fsmash 2', 'smash', 'notAPunish', 'forward-smash'],
  ['up-smash', 'Up Smash', 'Usmash', 'smash_up', 'jumpCancel'],
  ['down-smash', 'Down Smash', 'Dsmash', 'smash', 'afterDrop'],
];
const AIR: readonly Row[] = [
  ['neutral-air', 'Neutral Air', 'Nair', 'aerial', 'afterJump'],
  ['forward-air', 'Forward Air', 'Fair', 'aerial', 'afterJump'],
  ['back-air', 'Back Air', 'Bair', 'aerial', 'afterJump'],
  ['up-air', 'Up Air', 'Uair', 'aerial', 'afterJump'],
  ['down-air', 'Down Air', 'Dair', 'aerial', 'afterJump'],
  ['grab-air', 'Grab Air', 'Zair', 'aerial', 'afterJump'],
];
const HOLDS: readonly Row[] = [
  ['grab', 'Grab', 'Grab', 'grab', 'shieldGrab'],
  ['dash-grab', 'Dash Grab', 'Dash grab', 'grab', 'notAvailable'],
  ['pummel', 'Pummel', 'Pummel', 'pummel', 'notAvailable', 'grab'],
  ['forward-throw', 'Forward Throw', 'Fthrow', 'throw', 'notAvailable', 'grab'],
  ['back-throw', 'Back Throw', 'Bthrow', 'throw', 'notAvailable', 'grab'],
  ['up-throw', 'Up Throw', 'Uthrow', 'throw', 'notAvailable', 'grab'],
  ['down-throw', 'Down Throw', 'Dthrow', 'throw', 'notAvailable', 'grab'],
  ['cargo-forward-throw', 'Cargo Forward Throw', 'Cargo fthrow', 'throw', 'notAvailable', 'forward-throw'],
  ['cargo-back-throw', 'Cargo Back Throw', 'Cargo bthrow', 'throw', 'notAvailable', 'forward-throw'],
  ['cargo-up-throw', 'Cargo Up Throw', 'Cargo uthrow', 'throw', 'notAvailable', 'forward-throw'],
  ['cargo-down-throw', 'Cargo Down Throw', 'Cargo dthrow', 'throw', 'notAvailable', 'forward-throw'],
];
const DEFENCE: readonly Row[] = [
  ['spot-dodge', 'Spot Dodge', 'Spot dodge', 'spot_dodge', 'spotDodge'],
  ['forward-roll', 'Forward Roll', 'Roll forward', 'roll', 'roll'],
  ['back-roll', 'Back Roll', 'Roll back', 'roll', 'roll'],
  ['air-dodge', 'Air Dodge', 'Air dodge', 'air_dodge', 'notAvailable'],
];
const up = (slug: string, name: string, shortName: string): Row => [slug, name, shortName, 'getup', 'notAvailable'];
const GETUP: readonly Row[] = [
  up('tech', 'Tech in place', 'Tech'),
  up('tech-forward', 'Tech Roll Forward', 'Tech forward'),
  up('tech-back', 'Tech Roll Back', 'Tech back'),
  up('wall-tech', 'Wall Tech', 'Wall tech'),
  up('wall-tech-jump', 'Wall Tech Jump', 'Wall tech jump'),
  up('getup-attack-face-up', 'Getup Attack (face up)', 'Getup attack up'),
  up('getup-attack-face-down', 'Getup Attack (face down)', 'Getup attack down'),
  up('getup-roll-forward-face-up', 'Getup Roll Forward (face up)', 'Getup roll fwd up'),
  up('getup-roll-forward-face-down', 'Getup Roll Forward (face down)', 'Getup roll fwd down'),
  up('getup-roll-back-face-up', 'Getup Roll Back (face up)', 'Getup roll back up'),
  up('getup-roll-back-face-down', 'Getup Roll Back (face down)', 'Getup roll back down'),
  up('ledge-attack', 'Ledge Attack', 'Ledge attack'),
];

/** The source's names of moves that all fighters call alike, in the order of the written file. */
const NAMES =
  'jab1 jab2 jab3 rjab ftilt uaft daft utilt dtilt dattack fsmash fsmash2 usmash dsmash nair fair bair uair dair zair ' +
  'grab dashgrab pummel fthrow bthrow uthrow dthrow cargo_fthrow cargo_bthrow cargo_uthrow cargo_dthrow ' +
  'spotdodge rollforward rollbackwards airdodge neutraltech ftechroll btechroll walltech walltechjump ' +
  'bgetup fgetup fgetuprollback fgetuprollstomach bgetuprollback bgetuprollstomach edge';

const GROUPS: Readonly<Partial<Record<MoveKind, FrameMove['group']>>> = {
  ...({ jab: 'jab', tilt: 'tilt', dash_attack: 'dash_attack', smash: 'smash', smash_up: 'smash' } as const),
  ...({ aerial: 'aerial', grab: 'grab', pummel: 'throw', throw: 'throw', getup: 'getup' } as const),
};

const BY_NAME = new Map(
  [...GROUND, ...AIR, ...HOLDS, ...DEFENCE, ...GETUP].map(([slug, name, shortName, kind, rule, after], place) => [
    NAMES.split(' ')[place] ?? '',
    {
      ...{ slug, name, shortName, kind, rule, group: GROUPS[kind] ?? 'defence', variant: null },
      ...(after !== undefined && { followUpOf: after }),
    } satisfies MoveRow,
  ]),
);

const SPECIAL = /^(?<air>a?)(?<way>neutral|side|up|down)b(?<stage>\d?)(?<turn>up|down)?(?<misfire>missfire)?$/;

/** A special by the source's name of it: `asideb`, `sideb2up`. */
function specialRow(normalizedName: string, sourceName: string): MoveRow | null {
  const found = SPECIAL.exec(normalizedName)?.groups;
  if (found === undefined) return null;
  const { way = '', stage = '', turn = '', misfire, air } = found;
  const after = stage !== '' || misfire !== undefined;
  const inAir = air !== '';
  const main = `${way}-special`;
  const parts = [main, stage, turn, misfire === undefined ? '' : 'misfire', inAir ? 'air' : ''];
  const isUp = way === 'up';
  const short = `${way[0]?.toUpperCase() ?? ''}B${stage}${turn === '' ? '' : ` ${turn}`}${inAir ? ' air' : ''}`;
  return {
    slug: parts.filter((part) => part !== '').join('-'),
    name: sourceName.replace(/\((?:air)\)$/i, '(air)').replace('Facon kick', 'Falcon Kick'),
    shortName: misfire === undefined ? short : `${short} misfire`,
    group: 'special',
    kind: isUp ? 'special_up' : 'special',
    rule: after ? 'notAPunish' : inAir ? 'afterJump' : isUp ? 'jumpCancel' : 'afterDrop',
    variant: inAir ? 'air' : turn === '' ? null : turn,
    ...(after && { followUpOf: main }),
  };
}

/** A name as it stands in addresses: `mr-game-and-watch`. */
export const slugOfName = (name: string): string =>
  name.toLowerCase().replaceAll('&', 'and').replaceAll('.', '').replaceAll(' ', '-');

/** What Kirby does with the special of another: `foxspecial`. */
function copiedRow(normalizedName: string, sourceName: string): MoveRow | null {
  if (!normalizedName.endsWith('special')) return null;
  const whose = sourceName.replace(/ Special$/, '');
  return {
    slug: `neutral-special-copy-${slugOfName(whose)}`,
    name: `Copied Special: ${whose}`,
    shortName: `NB ${whose}`,
    ...{ group: 'special', kind: 'special', rule: 'notAPunish', variant: 'copy' },
  };
}

/** What a move of the source is; null for what is no move of a fighter. */
export const rowOf = (normalizedName: string, sourceName: string): MoveRow | null =>
  BY_NAME.get(normalizedName) ?? specialRow(normalizedName, sourceName) ?? copiedRow(normalizedName, sourceName);

const WAYS = ['neutral', 'side', 'up', 'down'];
const SLUGS = [...BY_NAME.values()].map(({ slug }) => slug);

/** Place of a move among those of its group. */
export function placeOf(slug: string): number {
  const [way = ''] = slug.split('-');
  if (!slug.includes('-special')) return SLUGS.indexOf(slug);
  return WAYS.indexOf(way) * 100 + (slug.includes('-copy-') ? 50 : 0) + Number(/-special-(\d)/.exec(slug)?.[1] ?? 0);
}

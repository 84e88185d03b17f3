import type { FrameHit, FrameMove, Knockback } from '@combolab/contracts/frame-data';
import type { ScriptHitbox, ScriptMove } from './game-scripts.js';

const SOURCE = 'game scripts';
const ELECTRIC = 'collision_attr_elec';

const SCRIPT_NAMES: Readonly<Record<string, string>> = {
  'Rapid Jab Finisher': 'rapid jab finisher',
  'Backward Throw': 'back throw',
  'Z Air': 'zair',
};

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[()]/g, ' ')
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const base = (name: string): string => plain(name.replaceAll(/\([^)]*\)/g, ''));

/** Scripts of a move: those of the same name, whatever version; of specials by the special's own name. */
export function scriptsOf(move: FrameMove, scripts: readonly ScriptMove[]): readonly ScriptMove[] {
  const name = move.group === 'special' ? move.shortName : move.name;
  const exact = plain(SCRIPT_NAMES[name] ?? name.replace(/\s*\([^)]*\)$/, ''));
  const same = scripts.filter((script) => plain(script.name) === exact);
  return same.length > 0 && move.group !== 'special' ? same : scripts.filter((script) => base(script.name) === exact);
}

const framesOf = ({ hitboxes = [], throws = [], grabs = [] }: ScriptMove): number[] =>
  (hitboxes.length > 0 ? hitboxes : grabs.length > 0 ? grabs : throws).flatMap(({ frames }) => frames);

function knockbackOf({ angle, kbg, fkb, bkb, setweight }: ScriptHitbox): Knockback | null {
  if (angle === undefined || kbg === undefined || bkb === undefined) return null;
  return { angle, base: bkb, growth: kbg, set: fkb ?? 0, ...(setweight === 'true' && { weightless: true as const }) };
}

/** The hitbox that a hit is: of its damage, out on its first frame where one is. */
function hitboxOf(hit: FrameHit, scripts: readonly ScriptMove[], isThrow: boolean): ScriptHitbox | undefined {
  const { damage } = hit;
  if (damage === null) return undefined;
  const boxes = scripts.flatMap(({ hitboxes = [], throws = [] }) => (isThrow ? [...throws, ...hitboxes] : hitboxes));
  const alike = boxes.filter((box) => box.damage !== undefined && Math.abs(box.damage - damage) < 0.06);
  return alike.find(({ frames }) => hit.startup !== null && frames.includes(hit.startup)) ?? alike[0];
}

const withKnockback = (move: FrameMove, scripts: readonly ScriptMove[]): FrameHit[] =>
  move.hits.map((hit) => {
    const box = hitboxOf(hit, scripts, move.kind === 'throw');
    const knockback = box === undefined ? null : knockbackOf(box);
    if (box === undefined || knockback === null) return hit;
    const { hitlag, effect } = box;
    return {
      ...hit,
      knockback,
      ...(effect === ELECTRIC && { electric: true as const }),
      ...(hitlag !== undefined && hitlag !== 1 && move.kind !== 'throw' && { hitlagTimes: hitlag }),
    };
  });

/** Groups of moves that only one of the two sources has. */
const ALONE: readonly FrameMove['group'][] = ['defence', 'getup'];

type Disputed = NonNullable<FrameMove['disputed']>;

/** Numbers of a move that its own script gives otherwise; null where no single script is of it. */
function disputesOf(move: FrameMove, scripts: readonly ScriptMove[]): Disputed | null {
  const [script] = scripts;
  if (script === undefined || scripts.length !== 1 || ALONE.includes(move.group) || move.kind === 'pummel') return null;
  const disputed: Disputed = [];
  const frames = framesOf(script);
  const [ours] = move.startup;
  const theirs = Math.min(...frames);
  const compared: string[] = [];
  if (ours !== undefined && frames.length > 0 && move.kind !== 'throw') {
    compared.push('startup');
    if (ours !== theirs) disputed.push({ of: 'startup', ours, theirs, source: SOURCE });
  }
  const { frames: last } = script;
  if (move.total !== null && typeof last === 'number' && last > 1 && move.group !== 'special') {
    compared.push('total');
    if (move.total !== last) disputed.push({ of: 'total', ours: move.total, theirs: last, source: SOURCE });
  }
  return compared.length === 0 ? null : disputed;
}

/**
 * A move with the knockback that the game's scripts have of its hits, and with the numbers that they give otherwise: where they
 * agree a number is sure, where they differ it is doubtful, and where no script is of the move one source stands alone.
 * @param reviewed a person has said how sure the move is
 */
export function crossChecked(move: FrameMove, all: readonly ScriptMove[], reviewed: boolean): FrameMove {
  const scripts = scriptsOf(move, all);
  const disputed = disputesOf(move, scripts);
  const confidence = disputed === null ? 'medium' : disputed.length === 0 ? 'high' : 'low';
  return {
    ...move,
    hits: withKnockback(move, scripts),
    confidence: ALONE.includes(move.group) || (reviewed && confidence !== 'low') ? move.confidence : confidence,
    ...(disputed !== null && disputed.length > 0 && { disputed }),
  };
}

import type { FrameHit, FrameMove } from '@combolab/contracts/frame-data';
import type { ScriptMove } from './game-scripts.js';

const ATTACKS: readonly (readonly [script: string, slug: string, name: string])[] = [
  ['Getup Attack (Up)', 'getup-attack-face-up', 'Getup Attack (face up)'],
  ['Getup Attack (Down)', 'getup-attack-face-down', 'Getup Attack (face down)'],
  ['Trip Attack', 'trip-attack', 'Trip Attack'],
  ['Ledge Attack', 'ledge-attack', 'Ledge Attack'],
];

/** Frames in a row as stretches: 19, 20, 21, 25 are 19-21 and 25. */
function stretchesOf(frames: readonly number[]): [number, number][] {
  const stretches: [number, number][] = [];
  for (const frame of [...new Set(frames)].sort((a, b) => a - b)) {
    const last = stretches.at(-1);
    if (last !== undefined && frame === last[1] + 1) last[1] = frame;
    else stretches.push([frame, frame]);
  }
  return stretches;
}

function getupAttack(script: ScriptMove, slug: string, name: string): FrameMove | null {
  const boxes = script.hitboxes ?? [];
  const active = stretchesOf(boxes.flatMap(({ frames }) => frames));
  if (active.length === 0 || typeof script.frames !== 'number') return null;
  const hits = active.map(([from], place): FrameHit => {
    const damage = boxes.find(({ frames }) => frames.includes(from))?.damage ?? null;
    const label = active.length === 1 ? 'hit' : `hit ${String(place + 1)}`;
    return { label, startup: from, shieldLag: null, shieldStun: null, damage, published: null };
  });
  return {
    ...{ slug, name, shortName: name, group: 'getup', kind: 'getup', variant: null },
    ...{ startup: active.map(([from]) => from), active, total: script.frames, landingLag: null, autoCancel: null },
    ...{ projectile: false, hits, outOfShield: 'notAvailable', notes: null, source: 'UH', confidence: 'medium' },
    ...(hits.length > 1 && { hitKind: 'sequence' as const }),
  };
}

/** The attacks from the floor and the ledge, of which the game's scripts alone have numbers. */
export const getupAttacks = (scripts: readonly ScriptMove[]): readonly FrameMove[] =>
  ATTACKS.flatMap(([script, slug, name]) => {
    const found = scripts.find((each) => each.name === script);
    const move = found === undefined ? null : getupAttack(found, slug, name);
    return move === null ? [] : [move];
  });

import type { PressType } from '@combolab/contracts';
import type { FrameMove } from '@combolab/contracts/frame-data';

const STICKS: Readonly<Record<string, PressType>> = {
  up: 'CONTROL_STICK_UP',
  down: 'CONTROL_STICK_DOWN',
  forward: 'CONTROL_STICK_RIGHT',
  side: 'CONTROL_STICK_RIGHT',
  back: 'CONTROL_STICK_LEFT',
};
const SMASHES: Readonly<Record<string, PressType>> = {
  up: 'C_STICK_UP',
  down: 'C_STICK_DOWN',
  forward: 'C_STICK_RIGHT',
};

/** What is pressed for a move, facing right, on the usual controls of the game; for a sign beside its name. None where it depends. */
export function inputsOfMove({ slug, kind }: FrameMove): readonly PressType[] {
  const [way = ''] = slug.split('-');
  const stick = STICKS[way];
  switch (kind) {
    case 'smash':
    case 'smash_up':
      return SMASHES[way] === undefined ? [] : [SMASHES[way]];
    case 'special':
    case 'special_up':
      return stick === undefined ? ['B_BUTTON'] : [stick, 'B_BUTTON'];
    case 'grab':
      return ['R_TRIGGER'];
    case 'throw':
      return stick === undefined ? [] : [stick];
    case 'air_dodge':
    case 'getup':
      return [];
    case 'spot_dodge':
      return ['CONTROL_STICK_DOWN'];
    case 'roll':
      return [slug.startsWith('back') ? 'CONTROL_STICK_LEFT' : 'CONTROL_STICK_RIGHT'];
    case 'jab':
    case 'pummel':
    case 'dash_attack':
      return ['A_BUTTON'];
    default:
      return stick === undefined ? ['A_BUTTON'] : [stick, 'A_BUTTON'];
  }
}

/** Id of the move in the search, where versions of a special are one; null for what no combo begins with. */
export function searchedMove({ slug, group, kind }: FrameMove): string | null {
  if (group === 'defence' || group === 'getup' || kind === 'pummel') return null;
  if (kind === 'special' || kind === 'special_up') return /^(neutral|side|up|down)-special/.exec(slug)?.[0] ?? null;
  return slug;
}

/** How players write moves in names and notes. */
export const STARTERS = [
  'Down throw',
  'Up throw',
  'Forward throw',
  'Down tilt',
  'Up tilt',
  'Nair',
  'Jab',
  'Dash attack',
];
export const LINKS = ['up air', 'nair', 'fair', 'bair', 'down air', 'up tilt', 'forward tilt', 'falling up air'];
export const ENDERS = [
  'up special',
  'side special',
  'bair',
  'forward smash',
  'up smash',
  'dair spike',
  'fair',
  'up air',
];

const SHORT: Readonly<Record<string, string>> = {
  'Down throw': 'dthrow',
  'Up throw': 'uthrow',
  'Down tilt': 'dtilt',
  'Up tilt': 'utilt',
  'up air': 'uair',
  'down air': 'dair',
  'up special': 'upb',
  'side special': 'side b',
  'forward smash': 'fsmash',
  'up smash': 'usmash',
};

/** The same move as those write it who have no time. */
export const shortOf = (move: string): string => SHORT[move] ?? move;

export const NAMES = [
  '{first} to {last}',
  '{first} > {link} > {last}',
  '{last} confirm at {low}%',
  '{first} into {last} on {defender}',
  '{link} string',
  '{low} to death with {attacker}',
  'Off-stage {last}',
  '{link} {link} {last}',
] as const;

export const NOTES = [
  'Drift with them after {first}, then {link}.',
  'Works from {low} to {high} percent when they do not change their drift.',
  'Fast fall the {link}, or {last} comes out late.',
  'Full hop, {link}, double jump, {last}.',
  'They can jump out above {high}%.',
  'Easier on {defender} than on light fighters.',
  'Buffer the {last}.',
  'Read the roll, {link} covers both options.',
  'Platform needed for the {last}.',
  'The {first} must be fresh.',
] as const;

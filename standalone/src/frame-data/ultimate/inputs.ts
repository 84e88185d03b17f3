import type { FrameMove, ShieldRule } from '@combolab/contracts/frame-data';

/** What a column `input` of the source is in our words. */
export interface InputKind {
  /** Of the move, before its versions are told apart. */
  readonly slug: string;
  /** As players write it; null = the move's own name. */
  readonly shortName: string | null;
  readonly group: FrameMove['group'];
  readonly kind: FrameMove['kind'];
  readonly outOfShield: ShieldRule;
}

const slugged = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’*.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const of = (
  slug: string,
  shortName: string | null,
  group: FrameMove['group'],
  kind: FrameMove['kind'],
  outOfShield: ShieldRule,
): InputKind => ({ slug, shortName, group, kind, outOfShield });

const LETTERS: Readonly<Record<string, string>> = {
  forward: 'F',
  backward: 'B',
  back: 'B',
  up: 'U',
  down: 'D',
  neutral: 'N',
};
const letterOf = (input: string): string => LETTERS[input.toLowerCase().split(/[ -]/)[0] ?? ''] ?? '';

const EXACT: Readonly<Record<string, InputKind>> = {
  'Dash Attack': of('dash-attack', 'Dash attack', 'dash_attack', 'dash_attack', 'shieldDropPlus11'),
  'Double Dash Attack': of('double-dash-attack', null, 'dash_attack', 'dash_attack', 'notAvailable'),
  'Neutral B': of('neutral-special', null, 'special', 'special', 'shieldDropPlus11'),
  'Side B': of('side-special', null, 'special', 'special', 'shieldDropPlus11'),
  'Forward B': of('side-special', null, 'special', 'special', 'shieldDropPlus11'),
  'Back B': of('back-special', null, 'special', 'special', 'shieldDropPlus11'),
  'Up B': of('up-special', null, 'special', 'special_up', 'startupOnly'),
  'Down B': of('down-special', null, 'special', 'special', 'shieldDropPlus11'),
  Grab: of('grab', 'Grab', 'grab', 'grab', 'grabPlus4'),
  'Dash Grab': of('dash-grab', 'Dash grab', 'grab', 'grab', 'notAvailable'),
  'Pivot Grab': of('pivot-grab', 'Pivot grab', 'grab', 'grab', 'notAvailable'),
  Pummel: of('pummel', 'Pummel', 'throw', 'pummel', 'notAvailable'),
  'Spot Dodge': of('spot-dodge', 'Spot dodge', 'defence', 'spot_dodge', 'spotDodge'),
  'Forward Roll': of('forward-roll', 'Roll forward', 'defence', 'roll', 'roll'),
  'Backward Roll': of('back-roll', 'Roll back', 'defence', 'roll', 'roll'),
  'Neutral Air Dodge': of('air-dodge', 'Air dodge', 'defence', 'air_dodge', 'notAvailable'),
  'Jab / Forward Tilt': of('jab-1', 'Jab', 'jab', 'jab', 'shieldDropPlus11'),
  Jab: of('jab-1', 'Jab', 'jab', 'jab', 'shieldDropPlus11'),
  'Jab 1': of('jab-1', 'Jab 1', 'jab', 'jab', 'shieldDropPlus11'),
};

/** What an input is; moves that follow another of the same press cannot be done from a shield. */
export function inputKind(input: string): InputKind {
  const exact = EXACT[input];
  if (exact !== undefined) return exact;
  const slug = slugged(input);
  if (/air dodge/i.test(input)) return of(slug, input, 'defence', 'air_dodge', 'notAvailable');
  if (/\bjab\b/i.test(input)) return of(slug, input, 'jab', 'jab', 'notAvailable');
  if (/throw$/i.test(input)) {
    const way = slug.replace('backward', 'back');
    return of(way, /cargo/i.test(input) ? input : `${letterOf(input)}throw`, 'throw', 'throw', 'notAvailable');
  }
  if (/tilt/i.test(input)) {
    const later = / [2-9]$/.test(input);
    const plain = /^(forward|up|down) tilt$/i.test(input);
    return of(
      slug.replace(/-1$/, ''),
      plain ? `${letterOf(input)}tilt` : input.replace(/ 1$/, ''),
      'tilt',
      'tilt',
      later ? 'notAvailable' : 'shieldDropPlus11',
    );
  }
  if (/smash/i.test(input)) {
    const up = /^up/i.test(input);
    const later = / [2-9]$/.test(input);
    return of(
      slug.replace(/-1$/, ''),
      `${letterOf(input)}smash`,
      'smash',
      up ? 'smash_up' : 'smash',
      later ? 'notAvailable' : up ? 'startupOnly' : 'shieldDropPlus11',
    );
  }
  if (/ air$/i.test(input)) {
    const plain = /^(forward|back|up|down|neutral) air$/i.test(input);
    return of(slug, plain ? `${letterOf(input)}air` : input, 'aerial', 'aerial', 'aerialPlus3');
  }
  return of(slug, null, 'special', 'special', 'notAvailable');
}

export { slugged };

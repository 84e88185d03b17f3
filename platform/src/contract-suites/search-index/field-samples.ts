import { fieldOf, type FieldName } from '@combolab/contracts';

export const FIGHTERS = ['ssbu:mario', 'ssbu:fox', 'ssbu:ness', 'ssbm:fox', 'ssbm:marth'];

/** Values of the fields that do not list theirs. */
const SAMPLES: Readonly<Partial<Record<FieldName, readonly string[]>>> = {
  attacker: FIGHTERS,
  defender: FIGHTERS,
  patch: ['13.0.3', '9.0.0'],
  opens: ['up-throw', 'side-special'],
  author: ['qZkR2mB7wLxTn0HcVdYeFa', 'another_one'],
  performs: ['up-air', 'up-throw', 'jab-1'],
};

/** At least two values that combos may have in a field. @throws Error for a field that has none to try */
export function samplesOf(name: FieldName): readonly [string, string, ...string[]] {
  const [one, other, ...rest] = fieldOf(name).values ?? SAMPLES[name] ?? [];
  if (one === undefined || other === undefined) throw new Error(`there are no values of ${name} to try`);
  return [one, other, ...rest];
}

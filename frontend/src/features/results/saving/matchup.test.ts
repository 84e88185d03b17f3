import { readFilters } from '@combolab/contracts/filters';
import { matchupName, matchupOf } from './matchup.js';

const filtersOf = (search: string) => readFilters(new URLSearchParams(search), 'ssbu');

it.each([
  ['attacker=ssbu:mario&defender=ssbu:donkey-kong', 'Mario vs Donkey Kong'],
  ['attacker=ssbu:mario&tag=Read&percent=0-60&q=ladder', 'Mario combos'],
  ['defender=ssbu:donkey-kong&sort=liked', 'Combos on Donkey Kong'],
])('finds the matchup of %s: %s', (search, name) => {
  const matchup = matchupOf(filtersOf(search));
  expect(matchup === null ? null : matchupName(matchup)).toBe(name);
});

it.each([
  '',
  'tag=Read',
  'attacker=ssbu:mario&attacker=ssbu:fox',
  'attacker=ssbu:mario&defender=ssbu:fox&defender=ssbu:ness',
])('finds none in “%s”', (search) => {
  expect(matchupOf(filtersOf(search))).toBeNull();
});

it('keeps of a search what names the matchup alone', () => {
  const whole = matchupOf(filtersOf('attacker=ssbu:mario&tag=Read&percent=0-60&q=ladder&sort=liked'));
  expect(whole).toEqual(filtersOf('attacker=ssbu:mario'));
});

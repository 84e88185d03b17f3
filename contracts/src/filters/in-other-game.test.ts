import { resultsAddress, readFilters } from './filters.js';
import { inOtherGame } from './in-other-game.js';
import { addressQuery } from './query-string.js';

const asked = (address: string) => readFilters(addressQuery(address), 'ssbu');
const there = (address: string): string | null => {
  const other = inOtherGame(asked(address), 'ssbm');
  return other === null ? null : decodeURIComponent(resultsAddress(other));
};

it('asks the same of namesakes', () => {
  expect(there('?attacker=ssbu:mario&defender=ssbu:fox&percent=0-40&q=ladder')).toBe(
    '/results/ssbm?attacker=ssbm:mario&defender=ssbm:fox&percent=0-40&q=ladder',
  );
});

it.each([
  ['a fighter who is not in it', '?attacker=ssbu:steve'],
  ['one of several who are not', '?attacker=ssbu:mario&attacker=ssbu:steve'],
  ['a version that it never had', '?attacker=ssbu:mario&patch=13.0.1'],
  ['nothing', ''],
])('does not ask for %s', (_, address) => {
  expect(there(address)).toBeNull();
});

it('does not ask the same game', () => {
  expect(inOtherGame(asked('?attacker=ssbu:mario'), 'ssbu')).toBeNull();
});

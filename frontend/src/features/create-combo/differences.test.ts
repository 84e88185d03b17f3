import { normaliseActions } from '@combolab/contracts';
import { EMPTY_FORM } from './combo-form.js';
import { differences } from './differences.js';

const actions = normaliseActions([{ frame: 3, presses: [{ type: 'A_BUTTON' }] }]);
const mine = { ...EMPTY_FORM, name: 'Mine', attacker: 'ssbu:mario', actions };

it('finds nothing between equals', () => {
  expect(differences(mine, { ...mine, actions: [...actions] })).toEqual([]);
});

it('says in words what differs', () => {
  expect(
    differences(mine, {
      ...mine,
      ...{ name: 'Theirs', attacker: 'ssbu:ness', percentRange: [0, 30], patch: '13.0.3', actions: [] },
    }),
  ).toEqual([
    { label: 'Name', mine: 'Mine', theirs: 'Theirs' },
    { label: 'Attacker', mine: 'Mario', theirs: 'Ness' },
    { label: 'Works from', mine: 'not set', theirs: '0–30%' },
    { label: 'Tested on', mine: 'not set', theirs: '13.0.3' },
    { label: 'Presses', mine: 'on 1 frame', theirs: 'on 0 frames' },
  ]);
});

it('sees that a replay is named, or another one', () => {
  const source = { kind: 'replay', version: '3.9.0', playedOn: '2020-03-12' } as const;
  const words = 'From a Slippi replay of 12 Mar 2020, format 3.9.0';
  expect(differences(mine, { ...mine, source })).toEqual([{ label: 'Source', mine: 'not set', theirs: words }]);
  expect(differences({ ...mine, source }, { ...mine, source: { ...source } })).toEqual([]);
  expect(differences({ ...mine, source }, { ...mine, source: { ...source, playedOn: '2020-03-13' } })).toHaveLength(1);
});

it('sees presses that differ though their number is the same', () => {
  const other = normaliseActions([{ frame: 4, presses: [{ type: 'A_BUTTON' }] }]);
  expect(differences(mine, { ...mine, actions: other }).map(({ label }) => label)).toEqual(['Presses']);
});

import fc from 'fast-check';
import { chipsOf, fighterOptions, isChosenIn, togetherOptions, withMembers, withoutMembers } from './together.js';

const option = (label: RegExp) => {
  const found = [...togetherOptions('ssbu'), ...fighterOptions('ssbu')].find((each) => label.test(each.label));
  if (found === undefined) throw new Error(`no option ${String(label)}`);
  return found;
};
const chips = (ids: readonly string[]) => chipsOf('ssbu', ids).map(({ label }) => label);

it('shows a whole set as one chip, and its members once one is taken out', () => {
  const feathers = withMembers([], option(/^Featherweights/));
  expect(chips(feathers)).toEqual(['Featherweights (11)']);
  expect(chips(withMembers(feathers, option(/^Bowser$/)))).toEqual(['Featherweights (11)', 'Bowser']);
  expect(chips(withoutMembers(feathers, option(/^Pichu$/)))).toHaveLength(10);
  expect(isChosenIn(feathers, option(/^Kirby$/))).toBe(true);
});

it('says everyone in one word', () => {
  const everyone = withMembers(['ssbu:ness'], option(/^Everyone/));
  expect(chips(everyone)).toEqual(['Everyone (89)']);
  expect(withoutMembers(everyone, option(/^Everyone/))).toEqual([]);
});

it('loses nobody and invents nobody, whatever is chosen', () => {
  const all = [...togetherOptions('ssbu'), ...fighterOptions('ssbu')];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...all), { maxLength: 6 }), fc.constantFrom(...all), (added, taken) => {
      const ids = withoutMembers(added.reduce<readonly string[]>(withMembers, []), taken);
      const shown = chipsOf('ssbu', ids).flatMap(({ members }) => members);
      expect(shown.toSorted()).toEqual([...ids].sort());
    }),
  );
});

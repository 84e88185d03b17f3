import fc from 'fast-check';
import { NOTHING_ASKED, OPTION_SORTS, readToolChoice, writeToolChoice, type ToolChoice } from './tool-link.js';

const slug = fc.option(fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/));
const choices: fc.Arbitrary<ToolChoice> = fc.record({
  ...{ defender: slug, attacker: slug, move: slug, compared: slug },
  hit: fc.option(fc.nat(99)),
  landing: fc.constantFrom('lag', 'autoCancel'),
  sort: fc.constantFrom(...OPTION_SORTS),
});

it('is read as it was written', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(readToolChoice(new URLSearchParams(writeToolChoice(choice)))).toEqual(choice);
    }),
  );
});

it('takes nothing from what it does not understand', () => {
  const search = new URLSearchParams('defender=../mario&attacker=&move=Up Air&hit=-1&landing=never&sort=luck&with=-');
  expect(readToolChoice(search)).toEqual(NOTHING_ASKED);
});

it('writes nothing of what is as ever', () => {
  expect(writeToolChoice(NOTHING_ASKED)).toBe('');
});

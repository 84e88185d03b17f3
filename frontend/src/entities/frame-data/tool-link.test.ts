import fc from 'fast-check';
import { isAsked, NOTHING_ASKED, OPTION_SORTS, readToolChoice, writeToolChoice, type ToolChoice } from './tool-link.js';

const slug = fc.option(fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/));
const choices: fc.Arbitrary<ToolChoice> = fc
  .record({
    game: fc.constantFrom('ssbu', 'ssbm', null),
    ...{ defender: slug, attacker: slug, move: slug, compared: slug },
    hit: fc.option(fc.nat(99)),
    landing: fc.constantFrom('lag', 'autoCancel'),
    state: fc.record({
      ...{ lCancel: fc.boolean(), powerShield: fc.boolean(), parry: fc.boolean() },
      hop: fc.constantFrom('full', 'short'),
      stale: fc.option(fc.integer({ min: 0, max: 9 })),
    }),
    sort: fc.constantFrom(...OPTION_SORTS),
  })
  .filter((choice) => choice.game !== null || !isAsked(choice));

it('is read as it was written', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(readToolChoice(new URLSearchParams(writeToolChoice(choice)))).toEqual(choice);
    }),
  );
});

it('takes nothing from what it does not understand', () => {
  const search = new URLSearchParams(
    'game=chess&defender=../mario&attacker=&move=Up Air&hit=-1&landing=never&sort=luck&with=-&stale=12&hop=high',
  );
  expect(readToolChoice(search)).toEqual(NOTHING_ASKED);
});

it('writes nothing of what is as ever', () => {
  expect(writeToolChoice(NOTHING_ASKED)).toBe('');
});

it('reads addresses of before there were two games as those of the first', () => {
  const asked = 'defender=donkey-kong&attacker=mario&move=forward-tilt';
  expect(readToolChoice(new URLSearchParams(asked)).game).toBe('ssbu');
  expect(writeToolChoice(readToolChoice(new URLSearchParams(asked)))).toBe(asked);
  expect(writeToolChoice({ ...NOTHING_ASKED, game: 'ssbu' })).toBe('game=ssbu');
});

import { askedSideOf } from './asked-side.js';

it.each([
  ['what can # do to me', 'theirs'],
  ['what does # have on my #', 'theirs'],
  ['what kills me if i play #', 'theirs'],
  ['can # kill me with that', 'theirs'],
  ['how do i stop getting killed by #', 'theirs'],
  ['any reason to fear #', 'theirs'],
  ['getting comboed by # when i play #', 'theirs'],
  ['que me hace # si juego #', 'theirs'],
  ['how do i punish #', 'own'],
  ['# keeps doing that on me what do i do', 'own'],
  ['show me what # does to #', null],
  ['give me combos with #', null],
  ['getting comboed by # help', null],
  ['what does he do', null],
] as const)('"%s" asks for %s', (said, side) => {
  expect(askedSideOf([` ${said} `], false)).toBe(side);
});

it('takes "what does he do" for the one who was complained of before', () => {
  expect(askedSideOf([' i keep dying to # ', ' what does he do '], false)).toBe('theirs');
  expect(askedSideOf([' what does he do ', ' i keep dying to # '], false)).toBeNull();
  expect(askedSideOf([' my # gets destroyed by # ', ' what can he do to her '], true)).toBe('own');
});

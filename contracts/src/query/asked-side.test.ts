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
  ['being juggled by # as #', 'theirs'],
  ['how that # took my #', 'theirs'],
  ['which of his combos should i know', 'theirs'],
  ['how # against my # works', null],
  ['anything i can land on him', 'own'],
  ['how do i punish #', 'own'],
  ['# keeps doing that on me what do i do', 'own'],
  ['show me what # does to #', null],
  ['give me combos with #', null],
  ['getting comboed by # help', null],
  ['what does he do', null],
] as const)('"%s" asks for %s', (said, side) => {
  expect(askedSideOf([` ${said} `], false)).toBe(side);
});

it.each([
  ['# got me with up airs', 'how'],
  ['this # hit my #', 'what was that'],
  ['# put my # in the blender', 'name that combo please'],
  ['stuck in # s up throw', 'what is he doing there'],
  ['lose my # stock to #', 'how does that work'],
])('takes what was told for what is asked about: "%s", "%s"', (told, asks) => {
  expect(askedSideOf([` ${told} `, ` ${asks} `], false)).toBe('theirs');
  expect(askedSideOf([` ${asks} `], false)).toBeNull();
});

it.each(['a # main tell me', 'my # against my #', 'my # or my #'])('hears no hit in "%s"', (told) => {
  expect(askedSideOf([` ${told} `, ' what does he do '], false)).toBeNull();
});

it('takes "what does he do" for the one who was complained of before', () => {
  expect(askedSideOf([' i keep dying to # ', ' what does he do '], false)).toBe('theirs');
  expect(askedSideOf([' what does he do ', ' i keep dying to # '], false)).toBeNull();
  expect(askedSideOf([' my # gets destroyed by # ', ' what can he do to her '], true)).toBe('own');
});

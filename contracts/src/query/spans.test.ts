import { understand } from './understand.js';

const marksOf = (query: string): string[] =>
  understand(query, { game: 'ssbm' }).spans.map(
    ({ kind, value, label, start, end }) => `${kind} ${value} (${label}): ${query.slice(start, end)}`,
  );

it.each<[string, readonly string[]]>([
  ['spacies', ['attacker ssbm:spacies (Fox / Falco): spacies']],
  ['xyz fox ditto', ['attacker ssbm:fox (Fox): fox', 'defender ssbm:fox (Fox): ditto']],
  ['ditto fox vs marth', ['attacker ssbm:fox (Fox): fox', 'filler vs (vs): vs', 'defender ssbm:marth (Marth): marth']],
  ['spacies ditto', ['attacker ssbm:spacies (Fox / Falco): spacies', 'defender ssbm:spacies (Fox / Falco): ditto']],
  ['ultimate fox', ['game ssbu (Ultimate): ultimate', 'attacker ssbu:fox (Fox): fox']],
])('marks who and which game in %j', (query, marks) => {
  expect(marksOf(query)).toEqual(marks);
});

it.each<[string, readonly string[]]>([
  ['marth -fox', ['attacker ssbm:marth (Marth): marth', 'notDefender ssbm:fox (Fox): -fox']],
  ['marth without the fox', ['attacker ssbm:marth (Marth): marth', 'notDefender ssbm:fox (Fox): without the fox']],
  ['marth -vs fox', ['attacker ssbm:marth (Marth): marth', 'notDefender ssbm:fox (Fox): -vs fox']],
  ['marth (not fox)', ['attacker ssbm:marth (Marth): marth', 'notDefender ssbm:fox (Fox): not fox']],
  ['marth not edgeguard', ['attacker ssbm:marth (Marth): marth', 'notTag Edgeguard (Edgeguard): not edgeguard']],
  ['on edgeguard', ['filler on (on): on', 'tag Edgeguard (Edgeguard): edgeguard']],
  [
    'marth no nair or fair',
    [
      'attacker ssbm:marth (Marth): marth',
      'notMove neutral-air (Neutral Air): no nair',
      'notMove forward-air (Forward Air): or fair',
    ],
  ],
])('marks what is left out in %j from its "not" on', (query, marks) => {
  expect(marksOf(query)).toEqual(marks);
});

it.each<[string, readonly string[]]>([
  ['uair > upb', ['sequence up-air,up-special (Up Air → Up B): uair > upb']],
  [
    'nair cool uair > upb',
    ['move neutral-air (Neutral Air): nair', 'sequence up-air,up-special (Up Air → Up B): uair > upb'],
  ],
  ['uair at 60 > upb', ['move up-air (Up Air): uair', 'percent 60-60 (60%): at 60', 'move up-special (Up B): upb']],
  [
    'nair > fair > uair',
    ['sequence neutral-air,forward-air,up-air (Neutral Air → Forward Air → Up Air): nair > fair > uair'],
  ],
  ['60% uair > upb', ['percent 60-60 (60%): 60%', 'sequence up-air,up-special (Up Air → Up B): uair > upb']],
  ['uair > upb 60%', ['sequence up-air,up-special (Up Air → Up B): uair > upb', 'percent 60-60 (60%): 60%']],
  [
    'fox uair > fox upb',
    [
      'attacker ssbm:fox (Fox): fox',
      'move up-air (Up Air): uair',
      'attacker ssbm:fox (Fox): fox',
      'move up-special (Up B): upb',
    ],
  ],
])('marks the moves in %j, in a row as one where nothing else stands between', (query, marks) => {
  expect(marksOf(query)).toEqual(marks);
});

it('marks words that say nothing, but none inside of what was understood', () => {
  expect(marksOf('the best fox combos with game and watch')).toEqual([
    'filler the (the): the',
    'filler best (best): best',
    'defender ssbm:fox (Fox): fox',
    'filler combos (combos): combos',
    'filler with (with): with',
    'attacker ssbm:mr-game-and-watch (Mr. Game & Watch): game and watch',
  ]);
  expect(marksOf('the best')).toEqual([]);
});

it('names a fighter of several games by each of them', () => {
  const ids = 'ssbu:mario,ssbm:mario';
  expect(understand('mario ditto', { game: null }).spans).toMatchObject([
    { kind: 'attacker', value: ids, label: 'Mario' },
    { kind: 'defender', value: ids, label: 'Mario' },
  ]);
});

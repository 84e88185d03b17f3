import { differences, Told, type ShownCombo } from './told.js';

function told(): Told {
  const people = new Told();
  people.shared('c1', 'One');
  people.shared('c2', 'Two');
  people.rated('c1', 'a', 1);
  people.rated('c1', 'b', -1);
  people.rated('c1', 'b', 1);
  people.rated('c2', 'a', 1);
  people.rated('c2', 'a', 0);
  people.commented('c1', 'x', 'first');
  people.commented('c1', 'y', 'second');
  people.removed('c1', 'x');
  return people;
}

it('says what stands after all that people were told', () => {
  expect(told().combos()).toEqual([
    { comboId: 'c1', name: 'One', numLikes: 2, numDislikes: 0, comments: new Map([['y', 'second']]) },
    { comboId: 'c2', name: 'Two', numLikes: 0, numDislikes: 0, comments: new Map() },
  ]);
  expect(differences(told().combos(), told().combos(), 'api')).toEqual([]);
});

it.each<[string, Partial<ShownCombo>, string]>([
  ['a lost like', { numLikes: 1 }, 'has numLikes 1, not 2'],
  ['a doubled dislike', { numDislikes: 1 }, 'has numDislikes 1, not 0'],
  ['another name', { name: 'Uno' }, 'has name Uno, not One'],
  ['a lost comment', { comments: new Map() }, "lost the comment y 'second'"],
  [
    'a doubled comment',
    {
      comments: new Map([
        ['y', 'second'],
        ['z', 'second'],
      ]),
    },
    "has the comment z 'second', which nobody was told of",
  ],
  ['another text', { comments: new Map([['y', 'third']]) }, "has the comment y 'third', which nobody was told of"],
])('finds %s', (_name, wrong, finding) => {
  const [one, two] = told().combos();
  const shown = [{ ...one, ...wrong } as ShownCombo, two as ShownCombo];
  expect(differences(told().combos(), shown, 'api')).toEqual([`api: combo c1 ${finding}`]);
});

it('finds a combo that is lost, and one that is there twice', () => {
  const [one, two] = told().combos() as [ShownCombo, ShownCombo];
  expect(differences([one, two], [one], 'page')).toEqual(['page: combo c2 is there 0 times']);
  expect(differences([one, two], [one, two, two], 'page')).toEqual(['page: combo c2 is there 2 times']);
});

it('remembers favorites by user, and refuses what nobody shared', () => {
  const people = told();
  people.favored('a', 'c1', true);
  people.favored('a', 'c2', true);
  people.favored('a', 'c1', false);
  expect(people.favorites).toEqual(new Map([['a', new Set(['c2'])]]));
  expect(() => {
    people.rated('c9', 'a', 1);
  }).toThrow('nobody shared c9');
});

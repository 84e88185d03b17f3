import { understand } from './understand.js';

const read = (query: string, isAttacked = false) => {
  const { attackers, moves, text, offers, implied } = understand(query, { game: 'ssbu', isAttacked });
  return { attackers, moves, text, offers: offers.map(({ values }) => values.join()), implied };
};

it('takes a move that one fighter is known by for him', () => {
  expect(read('waft on dk')).toEqual({
    attackers: ['ssbu:wario'],
    moves: ['down-special'],
    text: 'waft',
    offers: [],
    implied: [{ values: ['ssbu:wario'], label: 'Wario', start: 0, end: 4 }],
  });
  expect(read('gentleman > knee')).toMatchObject({
    attackers: ['ssbu:captain-falcon'],
    moves: ['jab-3', 'forward-air'],
  });
});

it('takes all who are known by it', () => {
  expect(read('shine').attackers).toEqual(['ssbu:fox', 'ssbu:falco', 'ssbu:wolf']);
  expect(understand('shine', { game: 'ssbm' }).attackers).toEqual(['ssbm:fox', 'ssbm:falco']);
});

it('knows what is no move', () => {
  expect(read('ewgf')).toMatchObject({ attackers: ['ssbu:kazuya'], moves: [], text: 'ewgf' });
});

it('knows nicknames of several words without a list of them', () => {
  expect(read('cross slash').attackers).toEqual(['ssbu:cloud']);
  expect(read('crossslash').attackers).toEqual([]);
});

it('takes nobody beside who attacks by name', () => {
  expect(read('fox knee')).toMatchObject({ attackers: ['ssbu:fox'], implied: [] });
  expect(read('knee on fox')).toMatchObject({ attackers: ['ssbu:captain-falcon'] });
});

it.each(['no waft', 'how to beat waft', 'waft knee', '"waft"', 'the rest of the roster'])(
  'takes nobody for %s',
  (query) => {
    expect(read(query)).toMatchObject({ attackers: [], implied: [] });
  },
);

it('offers who is known by what somebody is hit by', () => {
  expect(read('how to beat waft').offers).toEqual(['ssbu:wario']);
});

it('tells of nobody where filters say who attacks', () => {
  expect(read('waft', true)).toMatchObject({ attackers: [], implied: [], text: 'waft' });
});

it('only offers whom a name may be of', () => {
  expect(read('ding dong')).toMatchObject({ attackers: [], offers: ['ssbu:donkey-kong'] });
});

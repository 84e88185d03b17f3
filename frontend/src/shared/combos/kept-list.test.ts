import { keepList, readKeptList } from './kept-list.js';

beforeEach(() => {
  sessionStorage.clear();
});

it('keeps the combos around the one looked at, for this tab', () => {
  expect(readKeptList()).toEqual({ ids: [], address: '/results' });
  keepList({ ids: ['a', 'b', 'c'], address: '/results/ssbm?q=knee' }, 'b');
  expect(readKeptList()).toEqual({ ids: ['a', 'b', 'c'], address: '/results/ssbm?q=knee' });
  const ids = Array.from({ length: 1000 }, (_, n) => `c${String(n)}`);
  keepList({ ids, address: '/results' }, 'c500');
  expect(readKeptList().ids).toEqual(ids.slice(300, 701));
});

it('leaves what is kept alone for a combo that is not in the list', () => {
  keepList({ ids: ['a'], address: '/lists/1' }, 'a');
  keepList({ ids: ['b'], address: '/results' }, 'c');
  expect(readKeptList()).toEqual({ ids: ['a'], address: '/lists/1' });
});

it.each(['{', '3', '{"ids":[1],"address":"/results"}', '{"ids":["a"],"address":"//elsewhere.example"}'])(
  'takes nothing from %s',
  (text) => {
    sessionStorage.setItem('combolab.list', text);
    expect(readKeptList()).toEqual({ ids: [], address: '/results' });
  },
);

import { calls } from './calls.js';
import { request, requestPath } from './request.js';

it('encodes path parameters', () => {
  expect(requestPath(request(calls.combo, { params: { comboId: 'a/b c' } }))).toBe('/api/combo/a%2Fb%20c');
});

it('repeats lists and leaves out what is not given', () => {
  const query = { attacker: ['ssbu:mario', 'ssbu:ness'], q: 'up air', cursor: undefined, limit: 10 };
  expect(requestPath(request(calls.search, { query }))).toBe(
    '/api/search/combos?attacker=ssbu%3Amario&attacker=ssbu%3Aness&q=up+air&limit=10',
  );
});

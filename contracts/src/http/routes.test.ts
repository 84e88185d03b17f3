import { z } from 'zod/mini';
import { DisplayName } from './routes/users.js';
import { AddComboBody } from './routes/combos.js';
import { SearchParams } from './routes/search.js';
import { addresses } from './addresses.js';
import { openApiDocument } from './open-api.js';
import { routes, type RouteName } from './routes.js';

describe('the table of routes', () => {
  it('names each method and path once', () => {
    const calls = Object.values(routes).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('says of each route what the table of addresses says', () => {
    const told = Object.entries(routes).map(([name, { method, path }]) => [name, { method, path }]);
    expect(Object.fromEntries(told)).toEqual(addresses);
  });

  it('becomes an OpenAPI document with every route', () => {
    const document = openApiDocument(routes, 'http://127.0.0.1:3000');
    const operations = Object.values(document.paths).flatMap(
      (path) => Object.values(path) as { operationId: string }[],
    );
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(routes).sort());
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('tells which scope an API token needs for each route, and which routes none opens', () => {
    const { paths } = openApiDocument(routes, 'http://127.0.0.1:3000');
    const securityOf = (name: RouteName): unknown => {
      const { path, method } = routes[name];
      const at = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as { security: unknown };
      return at.security;
    };
    expect(securityOf('search')).toEqual([{}, { session: [] }, { apiToken: ['read'] }]);
    expect(securityOf('addComment')).toEqual([{ session: [] }, { apiToken: ['write:comments'] }]);
    expect(securityOf('makeApiToken')).toEqual([{ session: [] }]);
  });

  it('tells of the headers that an answer may carry', () => {
    const { path } = routes.gameCombos;
    const document = openApiDocument({ gameCombos: routes.gameCombos }, 'http://127.0.0.1:3000');
    const { get } = document.paths[path.replace(/:(\w+)/g, '{$1}')] ?? {};
    const header = { description: expect.stringMatching(/^`off` while/) as string };
    expect(get).toMatchObject({ responses: { '200': { headers: { 'Text-Search': header } } } });
  });
});

describe('bodies', () => {
  const body = {
    characterId: 'ssbu:mario',
    characterIds: ['ssbu:ness'],
    gameId: 'ssbu',
    actions: [],
    name: ' Ladder ',
  };

  it('fills in what may be absent and trims text', () => {
    expect(z.parse(AddComboBody, body)).toMatchObject({
      name: 'Ladder',
      description: '',
      tags: [],
      percentRange: [0, 0],
    });
  });

  it.each([
    ['an unknown key', { ...body, userType: 'ADMIN' }],
    [
      '__proto__',
      JSON.parse(
        `{"__proto__":{"admin":true},"characterId":"ssbu:mario","characterIds":["ssbu:ness"],"gameId":"ssbu","actions":[],"name":"x"}`,
      ) as object,
    ],
    ['an operator for an id', { ...body, characterId: { $gt: '' } }],
    ['NUL', { ...body, name: 'a\0b' }],
    ['a lone surrogate', { ...body, name: 'a\ud800b' }],
    ['an empty name', { ...body, name: '   ' }],
    ['a name of 121', { ...body, name: 'x'.repeat(121) }],
    ['no defender', { ...body, characterIds: [] }],
    ['a percent above 200', { ...body, percentRange: [0, 201] }],
    ['a percent range upside down', { ...body, percentRange: [60, 20] }],
    ['an unknown tag', { ...body, tags: ['Combo'] }],
    ['a fraction of a frame', { ...body, actions: [{ frame: 1.5, presses: [] }] }],
    ['1,201 actions', { ...body, actions: Array.from({ length: 1201 }, (_, frame) => ({ frame, presses: [] })) }],
  ])('refuses %s', (_, given) => {
    expect(z.safeParse(AddComboBody, given).success).toBe(false);
  });

  it('takes exactly the limits', () => {
    const actions = Array.from({ length: 2400 }, (_, n) => ({ frame: n % 1200, presses: [] }));
    expect(
      z.safeParse(AddComboBody, { ...body, name: 'x'.repeat(120), description: 'y'.repeat(5000), actions }).success,
    ).toBe(true);
  });

  it('writes display names without white space and in lower case', () => {
    expect(z.parse(DisplayName, ' North Wind ')).toBe('northwind');
    expect(z.safeParse(DisplayName, 'abc').success).toBe(false);
    expect(z.safeParse(DisplayName, 'a\u200eb\u202ec').success).toBe(false);
  });
});

describe('search parameters', () => {
  it('reads percent, limit and lists', () => {
    expect(z.parse(SearchParams, { percent: '0-60', limit: '25', attacker: ['ssbu:mario'] })).toMatchObject({
      percent: [0, 60],
      limit: 25,
      attacker: ['ssbu:mario'],
      defender: [],
      q: '',
    });
  });

  it.each([
    { percent: '60-0' },
    { percent: '0-201' },
    { percent: 'NaN-1' },
    { limit: '0' },
    { limit: '51' },
    { limit: '1e9' },
    { game: 'ssb64' },
    { sort: 'random' },
    { verified: 'maybe' },
  ])('refuses %j', (query) => {
    expect(z.safeParse(SearchParams, query).success).toBe(false);
  });

  it('cuts text to 200 characters', () => {
    expect(z.parse(SearchParams, { q: '😀'.repeat(300) }).q).toBe('😀'.repeat(200));
  });
});

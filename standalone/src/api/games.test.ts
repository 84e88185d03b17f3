import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTROLLER_TYPES, type Combo, type OwnUser } from '@combolab/contracts';
import { readSettings } from '@combolab/platform';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

interface Game {
  readonly _id: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly controllers: string[];
}
type Character = Pick<Game, '_id' | 'name' | 'imageUrl'>;

let running: TestProduct;
let visitor: TestUser;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  visitor = TestUser.visitor(running.url);
});
afterAll(() => running[Symbol.asyncDispose]());

const games = async (): Promise<Game[]> =>
  (await visitor.get<{ availableGames: Game[] }>('/available-games')).body.availableGames;

it('lists the games with name, picture and controllers', async () => {
  const { status, body } = await visitor.get<object>('/available-games');
  expect([status, Object.keys(body)]).toEqual([200, ['availableGames']]);
  const listed = await games();
  expect(listed.map(({ _id, name }) => [_id, name])).toEqual([
    ['ssbu', 'Super Smash Bros. Ultimate'],
    ['ssbm', 'Super Smash Bros. Melee'],
  ]);
  for (const game of listed) {
    expect(Object.keys(game).sort()).toEqual(['_id', 'controllers', 'imageUrl', 'name']);
    expect([...game.controllers].sort()).toEqual(['GAMECUBE', 'PLAYSTATION', 'SWITCH', 'XBOX']);
  }
});

it.each([
  ['ssbu', 'ssbu:mario', 'Mario', 80],
  ['ssbm', 'ssbm:fox', 'Fox', 25],
])('lists the characters of %s with name and picture', async (gameId, id, name, atLeast) => {
  const { status, body } = await visitor.get<Character[]>(`/game/characters/${gameId}`);
  expect([status, Array.isArray(body), body.length >= atLeast]).toEqual([200, true, true]);
  expect(new Set(body.map(({ _id }) => _id)).size).toBe(body.length);
  for (const character of body) {
    expect(Object.keys(character).sort()).toEqual(['_id', 'imageUrl', 'name']);
    expect(character._id.startsWith(`${gameId}:`)).toBe(true);
  }
  expect(body.find(({ _id }) => _id === id)?.name).toBe(name);
});

it('refuses the characters of a game that is not there', async () => {
  const { status, body } = await visitor.get('/game/characters/ssb64');
  expect([status, body.status]).toEqual([400, 400]);
});

it.each(['ssbu', 'ssbm'])('serves a picture for every fighter of %s, to each its own', async (gameId) => {
  const { body } = await visitor.get<Character[]>(`/game/characters/${gameId}`);
  const pictures = new Set<string>();
  for (const { imageUrl } of body) {
    const response = await fetch(`${running.url}${imageUrl}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('image/svg+xml'),
    ]);
    pictures.add(await response.text());
  }
  expect(pictures.size).toBe(body.length);
});

it('serves the pictures of the games', async () => {
  for (const { imageUrl } of await games()) expect((await fetch(`${running.url}${imageUrl}`)).status).toBe(200);
});

it('answers the pictures that the operator set, and the emblems of the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'combolab-images-'));
  const file = join(folder, 'images.json');
  const env = (images: unknown) => {
    writeFileSync(file, typeof images === 'string' ? images : JSON.stringify(images));
    return { IMAGES: file };
  };
  try {
    const mario = 'https://images.example/mario.png';
    await using own = await startTestProduct({ env: env({ 'ssbu:mario': mario, ssbm: '/pictures/melee.webp' }) });
    const someone = TestUser.visitor(own.url);
    const { body } = await someone.get<Character[]>('/game/characters/ssbu');
    expect(body.find(({ _id }) => _id === 'ssbu:mario')?.imageUrl).toBe(mario);
    expect(body.filter(({ imageUrl }) => imageUrl.startsWith('/api/emblems/'))).toHaveLength(body.length - 1);
    const listed = (await someone.get<{ availableGames: Game[] }>('/available-games')).body.availableGames;
    expect(listed[1]?.imageUrl).toBe('/pictures/melee.webp');
    const comboId = await recordCombo(own.product, 'author');
    const [combo] = (await someone.get<Combo[]>(`/combo/${comboId}`)).body;
    expect(combo?.characterData[0]).toEqual({ _id: 'ssbu:mario', name: 'Mario', imageUrl: mario });
    expect(() => readSettings(env('{'))).toThrow('IMAGES');
    expect(() => readSettings(env({ 'ssbu:nobody': mario }))).toThrow('ssbu:nobody names no game and no fighter');
    expect(() => readSettings(env({ 'ssbu:mario': 'javascript:alert(1)' }))).toThrow('ssbu:mario is no address');
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('takes the controller codes SWITCH, GAMECUBE, PLAYSTATION and XBOX, and no others', async () => {
  expect([...CONTROLLER_TYPES]).toEqual(['SWITCH', 'GAMECUBE', 'PLAYSTATION', 'XBOX']);
  const user = await TestUser.signUp(running.url);
  const prefer = (controllerType: string) =>
    user.post<OwnUser>('/set-preferred-controller', { controllerType, gameId: 'ssbu' });
  for (const code of CONTROLLER_TYPES) {
    const { status, body } = await prefer(code);
    expect([status, body.preferredControllers]).toEqual([200, { ssbu: code }]);
  }
  for (const code of ['KEYBOARD', 'switch', '']) expect((await prefer(code)).status).toBe(400);
});

import { combosCollection } from '@combolab/backend/domain';
import {
  encodeSticks,
  eventDefinitions,
  NO_SAMPLE,
  personalFields,
  PRESS_TYPES,
  type Combo,
  type ComboVersion,
  type Problem,
  type SearchResult,
} from '@combolab/contracts';
import { comboForm, makeClip } from '../testing/clips.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

let running: TestProduct;
let author: TestUser;
let comboId: string;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  author = await TestUser.signUp(running.url);
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(async () => {
  comboId = await recordCombo(running.product, author.userId);
});

async function read(id = comboId): Promise<Combo> {
  const [combo] = (await author.get<Combo[]>(`/combo/${id}`)).body;
  if (combo === undefined) throw new Error('no combo');
  return combo;
}
const edit = (changes: object) => author.post<Combo>('/update-combo', { comboId, ...changes });
const version = async (): Promise<number> => (await running.product.ports.log.head(`combo/${comboId}`)).version;

const moves = [
  { frame: 58, move: 'up-air', percent: 42.5, damage: 6 },
  { frame: 30, move: 'up-throw', percent: 0, damage: 999 },
];
const notes = [
  { frame: 58, text: 'Late' },
  { frame: 30, text: ' Drift back\nbefore 東 it. ' },
];
const conditions = { position: 'ledge', platform: 'low', di: 'out', fiftyFifty: true, echo: false };
const sticks = encodeSticks({
  from: 12,
  samples: Int8Array.from([0, 127, -40, 0, 0, 64, 12, 120, NO_SAMPLE, 0, 0, 127]),
});

it('is told when a combo is shared, and answered wherever the combo is', async () => {
  const clip = await makeClip({ seconds: 0.5 });
  const { status, body } = await author.form<Combo>(
    '/add-combo',
    comboForm(clip, { moves, notes, conditions, sticks }),
  );
  const told = {
    moves: [moves[1], moves[0]],
    notes: [
      { frame: 30, text: 'Drift back\nbefore 東 it.' },
      { frame: 58, text: 'Late' },
    ],
    conditions,
    sticks,
  };
  expect([status, body]).toMatchObject([201, told]);
  expect(await read(body._id)).toMatchObject(told);
  const { hits } = (await author.get<SearchResult>('/search/combos?sort=new')).body;
  const card = hits.find(({ _id }) => _id === body._id);
  expect(card).toMatchObject({ conditions });
  for (const whole of ['moves', 'notes', 'sticks', 'actions']) expect(card).not.toHaveProperty(whole);
  const silent = await author.form<Combo>('/add-combo', comboForm(clip));
  for (const absent of ['moves', 'notes', 'conditions', 'sticks']) expect(silent.body).not.toHaveProperty(absent);
});

it('is changed as a whole, stays while other things change, and is taken away', async () => {
  expect((await edit({ notes, conditions, moves })).status).toBe(200);
  expect((await edit({ notes, conditions, moves })).status).toBe(200);
  expect(await version()).toBe(2);
  await edit({ name: 'Renamed' });
  expect(await read()).toMatchObject({ name: 'Renamed', conditions, notes: [{ frame: 30 }, { frame: 58 }] });
  await edit({ conditions: { di: 'in' } });
  expect((await read()).conditions).toEqual({ di: 'in' });
  for (const nothing of [
    { notes: [], conditions: {} },
    { notes: null, conditions: null },
  ]) {
    await edit({ notes, conditions });
    expect(await read()).toMatchObject({ conditions });
    await edit(nothing);
    const after = await read();
    for (const absent of ['notes', 'conditions']) expect(after).not.toHaveProperty(absent);
  }
});

it('is in what a stale edit is told', async () => {
  await edit({ notes, conditions, patch: '13.0.3' });
  const stale = await author.post<{ current: Combo }>('/update-combo', { comboId, name: 'Mine', baseVersion: 1 });
  expect([stale.status, stale.body.current]).toMatchObject([
    409,
    { contentVersion: 2, conditions, patch: '13.0.3', notes: [{ frame: 30 }, { frame: 58, text: 'Late' }] },
  ]);
});

it.each([
  ['percent of 1000', { moves: [{ frame: 1, move: 'jab', percent: 1000 }] }],
  ['two decimals', { moves: [{ frame: 1, move: 'jab', damage: 1.25 }] }],
  ['negative damage', { moves: [{ frame: 1, move: 'jab', damage: -1 }] }],
  ['an unknown key of a move', { moves: [{ frame: 1, move: 'jab', angle: 1 }] }],
  ['an empty note', { notes: [{ frame: 1, text: '  ' }] }],
  ['a note of 501', { notes: [{ frame: 1, text: 'x'.repeat(501) }] }],
  ['201 notes', { notes: Array.from({ length: 201 }, (_, frame) => ({ frame, text: 'x' })) }],
  ['an unknown key of a note', { notes: [{ frame: 1, text: 'x', by: 'me' }] }],
  ['an unknown position', { conditions: { position: 'moon' } }],
  ['an unknown condition', { conditions: { weather: 'rain' } }],
  ['a word for yes', { conditions: { fiftyFifty: 'yes' } }],
  ['an unknown key of a source', { source: { kind: 'replay', version: '3.9.0', file: 'Game_1.slp' } }],
  ['an unknown source', { source: { kind: 'stream', version: '3.9.0' } }],
  ['an unknown key', { remarks: [] }],
])('refuses %s', async (_, changes) => {
  const { status, body } = await author.post('/update-combo', { comboId, ...changes });
  expect([status, body.code]).toEqual([400, 'malformed']);
});

it('takes exactly the limits', async () => {
  const many = Array.from({ length: 200 }, (_, frame) => ({ frame, text: 'y'.repeat(500) }));
  expect((await edit({ notes: many, moves: [{ frame: 0, move: 'jab', percent: 999, damage: 0.1 }] })).status).toBe(200);
  expect((await read()).notes).toEqual(many);
});

it('may have presses on 1,200 frames, however many actions they are sent in', async () => {
  const types = ['A_BUTTON', 'CONTROL_STICK_DOWN_RIGHT', 'C_STICK_DOWN_RIGHT'];
  const presses = types.map((type) => ({ type, hold: 'SELECT_NO_HOLD', isComplete: true }));
  const all = Array.from({ length: 1200 }, (_, frame) => ({ frame, breakpoint: false, presses }));
  const long = await makeClip({ seconds: 21, size: '64x64', fps: 5 });
  const share = (actions: object[]) => author.form<Combo & Problem>('/add-combo', comboForm(long, { actions }));
  const shared = await share([...all, { frame: 7, presses: [] }]);
  expect([shared.status, shared.body.actions]).toEqual([201, all]);
  expect((await share([...all, { frame: 1200, presses }])).status).toBe(400);
  const everything = all.map(({ frame }) => ({ frame, presses: PRESS_TYPES.map((type) => ({ type })) }));
  const refused = await author.post('/update-combo', { comboId: shared.body._id, actions: everything });
  expect([refused.status, refused.body.detail]).toEqual([400, expect.stringContaining('presses and texts')]);
});

it('is what combos are searched by', async () => {
  const melee = { gameId: 'ssbm', characterId: 'ssbm:fox', characterIds: ['ssbm:marth'] };
  const [ledge, center] = await Promise.all([
    recordCombo(running.product, author.userId, {
      ...melee,
      conditions: { position: 'ledge', di: 'in', fiftyFifty: true },
    }),
    recordCombo(running.product, author.userId, {
      ...melee,
      conditions: { position: 'center', di: 'in', platform: 'top' },
    }),
  ]);
  const found = async (query: string): Promise<readonly string[]> =>
    (await author.get<SearchResult>(`/search/combos?game=ssbm&${query}`)).body.hits.map(({ _id }) => _id).sort();
  expect(await found('position=ledge&fiftyFifty=true')).toEqual([ledge]);
  expect(await found('position=ledge&position=center&di=in&fiftyFifty=true')).toEqual([ledge]);
  expect(await found('platform=top')).toEqual([center]);
  expect(await found('position=center&position=corner')).toEqual([center]);
  expect(await found('position=offstage')).toEqual([]);
  await author.post('/update-combo', { comboId: center, conditions: { position: 'corner' } });
  expect([await found('position=center'), await found('position=corner')]).toEqual([[], [center]]);
  for (const wrong of ['position=moon', 'fiftyFifty=1', 'di=in,out'])
    expect((await author.get(`/search/combos?${wrong}`)).status).toBe(400);
  const saved = await author.post<{ search: { name: string } }>('/user/save-search', {
    ...{ query: 'position=ledge&di=out&fiftyFifty=true', alert: false },
  });
  expect(JSON.stringify(saved.body)).toContain('at the ledge DI out 50/50');
});

/** Of Melee, which has replays. */
const melee = { gameId: 'ssbm', characterId: 'ssbm:fox', characterIds: ['ssbm:marth'] };
const replay = { kind: 'replay', version: '3.9.0', playedOn: '2020-03-12' } as const;
const source = { ...replay, stage: 'Battlefield', killed: true } as const;

it('names the replay it was taken from when it is shared, in answers of it alone and in its versions', async () => {
  const clip = await makeClip({ seconds: 0.5 });
  const { status, body } = await author.form<Combo>('/add-combo', comboForm(clip, { ...melee, source }));
  expect([status, body.source]).toEqual([201, source]);
  comboId = body._id;
  expect((await read()).source).toEqual(source);
  const { hits } = (await author.get<SearchResult>('/search/combos?sort=new')).body;
  expect(hits.find(({ _id }) => _id === comboId)).not.toHaveProperty('source');
  const silent = await author.form<Combo>('/add-combo', comboForm(clip, melee));
  expect(silent.body).not.toHaveProperty('source');

  await edit({ name: 'Renamed' });
  expect((await read()).source).toEqual(source);
  const older = { kind: 'replay', version: '0.1.0' } as const;
  expect(await edit({ source: older })).toMatchObject({ status: 200, body: { source: older } });
  const stale = await author.post<{ current: Combo }>('/update-combo', { comboId, name: 'Mine', baseVersion: 1 });
  expect([stale.status, stale.body.current.source]).toEqual([409, older]);
  expect((await edit({ source: null })).body).not.toHaveProperty('source');
  expect(await read()).not.toHaveProperty('source');
  const { versions } = (await author.get<{ versions: ComboVersion[] }>(`/combos/${comboId}/versions`)).body;
  expect(versions.map((each) => each.source)).toEqual([undefined, older, source, source]);
});

it('lets go of its replay with its game, and takes none for a game without', async () => {
  comboId = await recordCombo(running.product, author.userId, { ...melee, source });
  const ultimate = { gameId: 'ssbu', characterId: 'ssbu:mario', characterIds: ['ssbu:donkey-kong'] };
  const refused = await edit({ ...ultimate, source });
  expect([refused.status, (refused.body as unknown as Problem).detail]).toEqual([
    400,
    'source: Super Smash Bros. Ultimate has no replays. Leave it out.',
  ]);
  expect((await read()).source).toEqual(source);
  expect((await edit(ultimate)).body).not.toHaveProperty('source');
  const shared = await author.form('/add-combo', comboForm(await makeClip({ seconds: 0.5 }), { source }));
  expect([shared.status, shared.body.detail]).toEqual([400, expect.stringContaining('has no replays')]);
});

it.each([
  ['version', { ...source, version: '3.9' }, 'is no version of the format of Slippi files such as 3.9.0'],
  [
    'playedOn',
    { ...source, playedOn: '2020-02-30' },
    'is no day of the calendar such as 2020-03-12. Leave it out where it is not known',
  ],
  [
    'playedOn',
    { ...source, playedOn: '2001-11-21' },
    'is before 2017-01-01, when nobody had replays of Slippi. Leave it out where it is not known',
  ],
  ['playedOn', { ...source, playedOn: '9999-01-01' }, 'is a day to come. Leave it out where it is not known'],
])('refuses a wrong %s of a replay in words', async (field, wrong, words) => {
  comboId = await recordCombo(running.product, author.userId, melee);
  const { status, body } = await edit({ source: wrong });
  expect([status, (body as unknown as Problem).detail]).toEqual([400, `source.${field}: ${words}`]);
  expect(await version()).toBe(1);
});

const named = (...players: string[]) => ({ ...source, players });

it('says who played where its author says so, as the text that it is, and lets go of the names alone', async () => {
  const shown = named('Foxy', '<img src=x onerror=alert(1)>');
  const { body } = await author.form<Combo>(
    '/add-combo',
    comboForm(await makeClip({ seconds: 0.5 }), { ...melee, source: shown }),
  );
  comboId = body._id;
  expect([body.source, (await read()).source]).toEqual([shown, shown]);
  expect((await edit({ source: named('  Zed ') })).body.source).toEqual(named('Zed'));
  expect((await edit({ source })).body.source).toEqual(source);
  const { versions } = (await author.get<{ versions: ComboVersion[] }>(`/combos/${comboId}/versions`)).body;
  expect(versions.map((each) => each.source)).toEqual([source, named('Zed'), shown]);
});

it.each([
  ['a name of 33 characters', named('x'.repeat(33)), /^source\.players\.0: /],
  ['an empty name', named(' '), /^source\.players\.0: /],
  ['three names', named('a', 'b', 'c'), /^source\.players: has more than two names/],
  ['no names', named(), /^source\.players: leave it out where nobody is named/],
])('refuses %s of a replay in words', async (_, wrong, words) => {
  comboId = await recordCombo(running.product, author.userId, melee);
  const { status, body } = await edit({ source: wrong });
  expect([status, (body as unknown as Problem).detail]).toEqual([400, expect.stringMatching(words)]);
  expect((await edit({ source: named('x'.repeat(32)) })).status).toBe(200);
});

it('loses the names of who played with the personal data of its author', async () => {
  const writer = await TestUser.signUp(running.url);
  comboId = await recordCombo(running.product, writer.userId, { ...melee, source: named('Foxy') });
  const { log } = running.product.ports;
  await log.redact([`combo/${comboId}`], personalFields(eventDefinitions));
  const stored = await log.readStream(`combo/${comboId}`);
  expect(stored.at(-1)?.data).toMatchObject({ source: { ...source, players: null } });
  const { body } = await writer.get<{ versions: ComboVersion[] }>(`/combos/${comboId}/versions`);
  expect(body.versions.map((each) => each.source)).toEqual([source]);
});

it('keeps no names of who played once it is deleted', async () => {
  comboId = await recordCombo(running.product, author.userId, { ...melee, source: named('Foxy') });
  await author.post('/delete-combo', { comboId });
  await running.product.projector.idle();
  const kept = await running.product.ports.documents.get(combosCollection, comboId);
  expect(kept?.doc).toMatchObject({ deleted: true, source: { version: '3.9.0' } });
  expect(JSON.stringify(kept)).not.toContain('Foxy');
});

it('loses its notes with the personal data of its author', async () => {
  const writer = await TestUser.signUp(running.url);
  comboId = await recordCombo(running.product, writer.userId);
  await writer.post('/update-combo', { comboId, notes, conditions });
  const { log } = running.product.ports;
  await log.redact([`combo/${comboId}`], personalFields(eventDefinitions));
  const stored = await log.readStream(`combo/${comboId}`);
  expect(stored.at(-1)?.data).toMatchObject({ conditions, notes: [{ text: null }, { text: null }] });
});

it('has the samples of its sticks as they were sent, keeps them while other things change, and lets go of them', async () => {
  expect(await edit({ sticks })).toMatchObject({ status: 200, body: { sticks } });
  await edit({ name: 'Renamed' });
  expect((await read()).sticks).toBe(sticks);
  expect((await edit({ sticks })).status).toBe(200);
  expect(await version()).toBe(3);
  expect((await edit({ sticks: null })).body).not.toHaveProperty('sticks');
  expect(await read()).not.toHaveProperty('sticks');
});

it('refuses samples that are damaged, or lie past the end of the clip', async () => {
  const damaged = await edit({ sticks: 'AQAA' });
  expect([damaged.status, (damaged.body as unknown as Problem).detail]).toEqual([
    400,
    'sticks: do not hold whole frames of 6 bytes after the first 3',
  ]);
  const late = await edit({ sticks: encodeSticks({ from: 3000, samples: new Int8Array(6) }) });
  expect([late.status, late.body]).toMatchObject([422, { code: 'past-the-end', frame: 3000 }]);
  expect(await version()).toBe(1);
});

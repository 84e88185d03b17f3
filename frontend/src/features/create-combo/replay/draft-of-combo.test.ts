import { readReplay } from '../../../entities/replay/read-replay.js';
import { SAMPLE_GAME } from '../../../entities/replay/testing/sample-game.js';
import { writeReplay } from '../../../entities/replay/testing/slp-writer.js';
import { bodyOf, isChosen, readForm } from '../combo-form.js';
import { MemoryRows } from '../drafts/draft-rows.js';
import { DraftStore, KEPT_DRAFTS } from '../drafts/draft-store.js';
import { formOfCombo } from './content-of-combo.js';
import { draftsOfCombos } from './draft-of-combo.js';

const [combo] = readReplay(
  writeReplay({
    ...SAMPLE_GAME,
    startedAt: '2024-02-03T23:05:06Z',
    names: [
      ['Secret', 'SECR#1'],
      ['', ''],
      ['Hidden', 'HIDD#2'],
    ],
  }),
).combos;
if (combo === undefined) throw new Error('there is no combo');
it('fills in what the replay tells, and offers names that are in nothing that is sent', () => {
  const form = formOfCombo(combo);
  expect(form).toMatchObject({
    ...{ gameId: 'ssbm', attacker: 'ssbm:fox', defenders: ['ssbm:marth'], percentRange: [40, 40] },
    ...{ tags: ['True Combo'], name: 'Up Air ×2 to Forward Smash' },
    source: { kind: 'replay', version: '3.16.0', playedOn: '2024-02-03' },
  });
  expect(readForm({ ...form })).toEqual(form);
  expect(form.playerNames).toEqual(['Secret', 'Hidden']);
  if (!isChosen(form)) throw new Error('its game is not chosen');
  const { names: _, ...rest } = combo;
  expect(JSON.stringify([bodyOf(form, [], { notes: [] }), rest])).not.toMatch(/Secret|SECR|Hidden|HIDD|23:05/);
  expect(JSON.stringify([form, combo])).not.toMatch(/SECR|HIDD|23:05/);
});

const waiting = { combo, drawn: null };

it('keeps a draft for each combo, whose presses wait', async () => {
  const store = new DraftStore(new MemoryRows(), 'u');
  const ids = await draftsOfCombos('u', [waiting, waiting], store);
  expect(new Set(ids).size).toBe(2);
  const draft = await store.read(ids[0] ?? '');
  expect(draft).toMatchObject({ clip: null, waiting: combo, track: { presses: [] }, form: { source: combo.source } });
});

it.each([
  ['before the presses that are kept', 200],
  ['among them', 30],
])('lays the presses on the frames of a clip that begins %s', async (_, before) => {
  const store = new DraftStore(new MemoryRows(), 'u');
  const from = combo.start - before;
  const file = new File(['clip'], 'combo.webm', { type: 'video/webm' });
  const [id = ''] = await draftsOfCombos('u', [{ combo, drawn: { file, from, frames: combo.end - from + 61 } }], store);
  const draft = await store.read(id);
  if (draft === null) throw new Error('there is no draft');
  expect(draft).toMatchObject({ waiting: null, clip: { name: 'combo.webm', size: 4 }, form: { source: combo.source } });
  expect((await store.clip(id, draft.clip))?.name).toBe('combo.webm');
  expect(draft.track.breakpoints).toEqual([...new Set(combo.moves.map(({ hits }) => hits - from))]);
  expect(draft.form.moves.map(({ frame }) => frame)).toEqual(combo.moves.map(({ begins }) => begins - from));
  // what is held on a frame of the replay is held on that frame of the clip
  const held = (at: number) =>
    draft.track.presses
      .filter(({ start, end }) => start === at || (start < at && at < (end ?? Infinity)))
      .map(({ type }) => type);
  const shown = combo.inputs
    .map((inputs, i) => [combo.inputsFrom + i, inputs] as const)
    .slice(0, -1)
    .filter(([at]) => at >= from);
  expect(shown.length).toBeGreaterThan(20);
  for (const [at, inputs] of shown) expect(new Set(held(at - from))).toEqual(new Set(inputs));
});

it('lets no older draft go for new ones', async () => {
  const store = new DraftStore(new MemoryRows(), 'u');
  await draftsOfCombos('u', Array(KEPT_DRAFTS - 1).fill(waiting), store);
  await expect(draftsOfCombos('u', [waiting, waiting], store)).rejects.toThrow('has room for 1 more draft.');
  await draftsOfCombos('u', [waiting], store);
  await expect(draftsOfCombos('u', [waiting], store)).rejects.toThrow('all are taken');
  expect(await store.list()).toHaveLength(KEPT_DRAFTS);
});

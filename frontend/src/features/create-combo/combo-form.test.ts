import { bodyOf, EMPTY_FORM, formOf, isChosen, readForm, type ComboForm } from './combo-form.js';

const source = { kind: 'replay', version: '3.9.0', playedOn: '2020-03-12' } as const;
const bodySource = (form: ComboForm) => (isChosen(form) ? bodyOf(form, [], { notes: [] }).source : 'not chosen');
const content = {
  ...{ name: 'Ladder', description: '', gameId: 'ssbm', characterId: 'ssbm:fox', characterIds: ['ssbm:marth'] },
  ...{ tags: [], percentRange: [0, 40] as [number, number] },
};

it('sends the replay that a combo names, and null once it is left out', () => {
  const form = formOf({ ...content, source });
  expect(form.source).toEqual(source);
  expect(bodySource(form)).toEqual(source);
  expect(bodySource({ ...form, source: null })).toBeNull();
  expect(bodySource(formOf(content))).toBeNull();
});

it('reads the replay of a draft back, and none that cannot be one', () => {
  const stored = (part: object) => readForm({ ...EMPTY_FORM, gameId: 'ssbm', ...part }).source;
  expect(stored({ source })).toEqual(source);
  for (const wrong of [undefined, 'replay', { ...source, version: 'x' }, { ...source, playedOn: '1999-01-01' }])
    expect(stored({ source: wrong })).toBeNull();
  expect(stored({ source, gameId: 'ssbu' })).toBeNull();
});

it('sends who played only once its author shows them, and offers them again when it is edited', () => {
  const shown = { ...source, players: ['Foxy', 'Zed'] };
  const form = { ...formOf({ ...content, source }), playerNames: shown.players };
  expect(bodySource(form)).toEqual(source);
  expect(JSON.stringify(isChosen(form) && bodyOf(form, [], { notes: [] }))).not.toContain('Foxy');
  expect(bodySource({ ...form, source: shown })).toEqual(shown);
  expect(formOf({ ...content, source: shown }).playerNames).toEqual(shown.players);
  expect(readForm({ ...form, source: shown })).toMatchObject({ source: shown, playerNames: shown.players });
  expect(readForm({ ...form, playerNames: [1, 2] }).playerNames).toEqual([]);
});

import { ComboAdded, PreviewReady, type ComboSource } from '@combolab/contracts';
import { play, refusalOf } from '../../commands/testing/play-commands.js';
import { RefusedError } from '../../problems.js';
import { comboDecider, type ComboCommand } from './combo.decider.js';

const comboId = 'c1';
const by = { comboId, callerId: 'ann', isAdmin: false };
const { example } = ComboAdded;
const add: ComboCommand = { type: 'add', data: { ...example, authorId: 'ann' } };
const edit = (changes: Extract<ComboCommand, { type: 'edit' }>['changes'], more: object = {}): ComboCommand => ({
  ...{ type: 'edit', changes, baseVersion: null, ...by },
  ...more,
});
const [hide, restore] = (['hide', 'restore'] as const).map((type): ComboCommand => ({ type, comboId }));
const staged = (generation: number): ComboCommand => ({
  type: 'preview-staged',
  data: { comboId, generation, thumbnailKey: 'thumbnail' },
});
const failed: ComboCommand = { type: 'preview-failed', data: { comboId, generation: 1, problem: 'why' } };
const ready = (generation: number): ComboCommand => ({
  type: 'preview-ready',
  data: { ...PreviewReady.example, comboId, generation, frames: 150 },
});
const after = (...commands: readonly (ComboCommand | undefined)[]) =>
  play(
    comboDecider,
    [add, ...commands].filter((command) => command !== undefined),
  );
const told = (...commands: readonly (ComboCommand | undefined)[]) =>
  after(...commands)
    .events.slice(1)
    .map(({ type, data }) => [type, data]);
const NEW = after().state;
const decide = (command: ComboCommand, state = NEW) => comboDecider.decide(state, command);

it('is hidden and restored, each once, and neither when it is gone', () => {
  expect(told(restore, hide, hide)).toStrictEqual([['combo.hidden', { comboId }]]);
  expect(after(hide).state).toStrictEqual({ ...NEW, hidden: true });
  expect(told(hide, restore, restore).slice(1)).toStrictEqual([['combo.restored', { comboId }]]);
  expect(after(hide, restore).state).toStrictEqual(NEW);
  expect(told({ type: 'delete', ...by }, hide, restore)).toStrictEqual([['combo.deleted', { comboId }]]);
});

it('is deleted by its author or an admin, and takes nothing afterwards', () => {
  const remove = (callerId: string, isAdmin: boolean): ComboCommand => ({
    type: 'delete',
    comboId,
    callerId,
    isAdmin,
  });
  expect(refusalOf(() => decide(remove('bea', false)))).toEqual({
    status: 403,
    detail: 'Only its author or an admin can change this combo.',
  });
  for (const command of [remove('ann', false), remove('warden', true)])
    expect(told(command, command, edit({ name: 'late' }), ready(1))).toStrictEqual([['combo.deleted', { comboId }]]);
});

it('is verified and unverified by an admin alone, each once', () => {
  const verify = (verified: boolean, isAdmin = true): ComboCommand => ({ type: 'verify', verified, ...by, isAdmin });
  expect(refusalOf(() => decide(verify(true, false)))).toEqual({
    status: 403,
    detail: 'Only an admin can verify a combo.',
  });
  expect(told(verify(false), verify(true), verify(true), verify(false), verify(false))).toStrictEqual([
    ['combo.verified', { comboId }],
    ['combo.unverified', { comboId }],
  ]);
});

const VERIFY: ComboCommand = { type: 'verify', verified: true, ...by, isAdmin: true };

it.each([
  ['presses', { actions: [{ ...example.actions[0], frame: 30 }] as never }],
  ['sticks', { sticks: 'AAAA' }],
  ['the attacker', { characterId: 'ssbu:luigi' }],
  ['defenders', { characterIds: ['ssbu:bowser'] }],
  ['moves', { moves: [{ frame: 3, move: 'jab' }] }],
  ['conditions', { conditions: { di: 'in' as const } }],
  ['percents', { percentRange: [3, 4] as const as never }],
])('is not verified any more once %s are edited; its author and admins know which version was', (_, changes) => {
  const edited = after(VERIFY, edit(changes));
  expect(edited.events.slice(1).map(({ type }) => type)).toEqual([
    'combo.verified',
    'combo.edited',
    'combo.unverified',
  ]);
  expect(edited.state).toMatchObject({ verified: false, verifiedVersion: 1, contentVersion: 3 });
  expect(
    after(edit(changes))
      .events.slice(1)
      .map(({ type }) => type),
  ).toEqual(['combo.edited']);
});

it('stays verified when its name, description, tags, notes or source are edited', () => {
  const words = {
    ...{ name: 'Other', description: 'Words', tags: ['Read' as const], notes: [{ frame: 1, text: 'x' }] },
    source: { kind: 'replay' as const, version: '3.9.0' },
  };
  const edited = after(VERIFY, edit(words));
  expect(edited.events.slice(1).map(({ type }) => type)).toEqual(['combo.verified', 'combo.edited']);
  expect(edited.state).toMatchObject({ verified: true, verifiedVersion: 1, contentVersion: 3 });
});

it('answers an edit of an older version with what is there now', () => {
  const { state } = after(edit({ name: 'Newer' }));
  let refusal: unknown;
  try {
    decide(edit({ name: 'Mine' }, { baseVersion: 1 }), state);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(RefusedError);
  expect(refusal).toMatchObject({ status: 409, more: { current: { contentVersion: 2, ...state?.content } } });
});

it('keeps the patch that it was made on until another is said or it is taken back', () => {
  const on = (patch: string | null) => edit({ patch });
  expect(after(on('13.0.1'), edit({ name: 'y' })).state?.content).toMatchObject({ patch: '13.0.1', name: 'y' });
  expect(after(on('13.0.1'), on(null)).state?.content).toStrictEqual(after(edit({ patch: null })).state?.content);
  expect(after(on('13.0.1'), on(null)).state?.content).not.toHaveProperty('patch');
});

it('keeps the replay that it was taken from until another is named or it is taken back', () => {
  const from = (source: ComboSource | null) => edit({ source });
  const replay = { kind: 'replay', version: '3.9.0', playedOn: '2020-03-12' } as const;
  const older = { kind: 'replay', version: '0.1.0' } as const;
  expect(after(from(replay), edit({ name: 'y' })).state?.content).toMatchObject({ source: replay, name: 'y' });
  expect(after(from(replay), from(older)).state?.content.source).toStrictEqual(older);
  expect(decide(from({ ...replay }), after(from(replay)).state)).toEqual([]);
  expect(after(from(replay), from(null)).state?.content).not.toHaveProperty('source');
  expect(decide(from(null))).toEqual([]);
});

it('takes presses up to the last frame of its clip', () => {
  const press = (frame: number) => edit({ actions: [{ ...example.actions[0], frame }] as never });
  expect(decide(press(120))).toHaveLength(1);
  expect(refusalOf(() => decide(press(121)))?.detail).toBe(
    'The press on frame 121 lies past the end of the clip, frame 120. Put it on a frame of the clip, or take it away.',
  );
  expect(decide(press(150), after(ready(1)).state)).toHaveLength(1);
});

it('takes a preview of the generation that it waits for, once, and asks for another only when that one has come to an end', () => {
  const again: ComboCommand = { type: 'request-preview', ...by };
  expect(told(again, ready(0), ready(2), ready(1), ready(1), failed, again, again).map(([type]) => type)).toEqual([
    'preview.ready',
    'preview.requested',
  ]);
  expect(told(staged(2), staged(1), ready(1), staged(1)).map(([type]) => type)).toEqual([
    'preview.staged',
    'preview.ready',
  ]);
  expect(after(ready(1)).state?.preview).toEqual({ generation: 1, state: 'ready', frames: 150 });
  expect(told(failed, again, again, ready(1), ready(2)).map(([type]) => type)).toEqual([
    'preview.failed',
    'preview.requested',
    'preview.ready',
  ]);
  expect(refusalOf(() => decide({ type: 'request-preview', ...by, callerId: 'bea' }))?.status).toBe(403);
});

import type { StoredSection } from '@combolab/contracts';
import { play, refusalOf } from '../../commands/testing/play-commands.js';
import { guideDecider, type GuideCommand } from './guide.decider.js';

const of = { userId: 'ann', guideId: 'g1' };
const create: GuideCommand = { type: 'create', sectionId: 1, ...of };
const title: StoredSection = { id: 1, type: 'TITLE', value: 'Ladders' };
const save = (changes: object, more: object = {}): GuideCommand => ({
  ...{ type: 'save', ...of, baseVersion: null, gone: new Set<string>() },
  changes,
  ...more,
});
const publish = save({ sections: [title], gameTags: ['ssbu'], isPublished: true });
const act = (type: 'hide' | 'restore' | 'delete', userId = 'ann'): GuideCommand => ({ type, guideId: 'g1', userId });
const after = (...commands: readonly GuideCommand[]) => play(guideDecider, [create, ...commands]);
const typesOf = (...commands: readonly GuideCommand[]) => after(...commands).events.map(({ type }) => type);
const refused = (state: ReturnType<typeof after>['state'], command: GuideCommand) =>
  refusalOf(() => guideDecider.decide(state, command))?.status ?? null;

it('is created once', () => {
  expect(typesOf(create)).toStrictEqual(['guide.created']);
  expect(after().state).toMatchObject({ authorId: 'ann', isPublished: false, deleted: false, contentVersion: 1 });
});

it('is published and taken back with what else is saved, and neither when it is so already', () => {
  expect(typesOf(publish)).toEqual(['guide.created', 'guide.edited', 'guide.published']);
  expect(typesOf(publish, publish)).toHaveLength(3);
  const back = after(publish, save({ isPublished: false }));
  expect(back.events.at(-1)?.type).toBe('guide.unpublished');
  expect(back.state?.isPublished).toBe(false);
});

it('is saved on the version that was read alone, where one is said', () => {
  const { state } = after(publish);
  const version = state?.contentVersion ?? 0;
  expect(refused(state, save({}, { baseVersion: version - 1 }))).toBe(409);
  expect(refused(state, save({}, { baseVersion: version }))).toBeNull();
});

it('is hidden and restored by whoever may, each once, and by nobody when it is gone', () => {
  expect(
    typesOf(publish, act('restore', 'warden'), act('hide', 'warden'), act('hide', 'warden')).slice(3),
  ).toStrictEqual(['guide.hidden']);
  const shown = after(publish, act('hide'), act('restore'), act('restore'));
  expect(shown.events.slice(3).map(({ type }) => type)).toEqual(['guide.hidden', 'guide.restored']);
  expect(shown.state).not.toHaveProperty('hidden');
  const gone = after(publish, act('delete')).state;
  for (const type of ['hide', 'restore', 'delete'] as const) expect(refused(gone, act(type))).toBe(404);
  expect(refused(null, act('hide'))).toBe(404);
});

it('is changed and deleted by its author alone; of drafts and hidden guides nobody else knows', () => {
  const draft = after().state;
  const published = after(publish).state;
  const hidden = after(publish, act('hide')).state;
  for (const command of [act('delete', 'bea'), save({}, { userId: 'bea' })])
    expect([draft, published, hidden].map((state) => refused(state, command))).toEqual([404, 403, 404]);
  expect(refusalOf(() => guideDecider.decide(published, act('delete', 'bea')))?.detail).toBe(
    'Only its author can change this guide.',
  );
  const deleted = after(publish, act('delete'));
  expect(deleted.events.at(-1)).toMatchObject({ type: 'guide.deleted', data: { userId: 'ann', guideId: 'g1' } });
  expect(deleted.state).toMatchObject({ deleted: true, sections: [] });
});

import { play } from '../../commands/testing/play-commands.js';
import { savedSearchDecider, type SavedSearchCommand } from './saved-search.decider.js';

const ids = { userId: 'u1', searchId: 's1' };
const save = (changes: object): SavedSearchCommand => ({ type: 'save', ...ids, words: 'Read', full: false, changes });
const asked = { query: 'tag=Read', game: null };

it('keeps its place among the others when it is changed, and loses it when it is removed', () => {
  const savedAt = (...commands: readonly SavedSearchCommand[]) => play(savedSearchDecider, commands).state?.savedAt;
  expect(savedAt(save(asked))).toBe('2023-11-14T22:13:20.000Z');
  expect(savedAt(save(asked), save({ name: 'Mine' }))).toBe('2023-11-14T22:13:20.000Z');
  expect(savedAt(save(asked), { type: 'remove', ...ids }, save(asked))).toBe('2023-11-14T22:13:22.000Z');
});

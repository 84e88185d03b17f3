import { canSave, changesOf } from './profile-draft.js';

const saved = { displayName: 'northwind', photoUrl: null };
const picture = { picture: new Blob(['x']), shownAt: 'blob:x' };

it('has no change in what is as it was saved', () => {
  expect(changesOf({}, saved)).toEqual({});
  expect(changesOf({ displayName: 'northwind', picture: null }, saved)).toEqual({});
  expect(canSave({})).toBe(false);
});

it('keeps what differs', () => {
  expect(changesOf({ displayName: 'southwind', picture }, saved)).toEqual({ displayName: 'southwind', picture });
  expect(changesOf({ picture: null }, { ...saved, photoUrl: '/api/files/x' })).toEqual({ picture: null });
});

it('can save a picture alone, and a name of 4 to 32 characters', () => {
  expect(canSave({ picture })).toBe(true);
  expect(canSave({ picture: null })).toBe(true);
  expect(canSave({ displayName: 'abc', picture })).toBe(false);
  expect(canSave({ displayName: 'abcd' })).toBe(true);
  expect(canSave({ displayName: 'x'.repeat(33) })).toBe(false);
});

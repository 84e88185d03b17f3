import { baseVersionOf, canSave, changesOf } from './profile-draft.js';

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

it('saves over a switch of its own page, and not over a name or picture that came from elsewhere', () => {
  const began = { ...saved, contentVersion: 3 };
  expect(baseVersionOf(began, began)).toBe(3);
  expect(baseVersionOf(began, { ...began, contentVersion: 4 })).toBe(4);
  expect(baseVersionOf(began, { ...began, contentVersion: 4, displayName: 'eastwind' })).toBe(3);
  expect(baseVersionOf(began, { ...began, contentVersion: 5, photoUrl: '/api/files/x' })).toBe(3);
});

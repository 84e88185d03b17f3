import { EMPTY_FORM } from './combo-form.js';
import { keepEdit, readKeptEdit } from './kept-edit.js';
import { EMPTY_TRACK } from './track/track.js';

it('gives back what was left behind, to the same user alone, until it is forgotten', () => {
  const track = { ...EMPTY_TRACK, presses: [{ type: 'A_BUTTON', start: 3, end: 9 } as const] };
  const kept = { form: { ...EMPTY_FORM, name: 'Ladder' }, track, baseVersion: 4 };
  keepEdit('me', 'c1', kept);
  expect(readKeptEdit('me', 'c1')).toEqual(kept);
  expect([readKeptEdit('you', 'c1'), readKeptEdit('me', 'c2')]).toEqual([null, null]);
  keepEdit('me', 'c1', null);
  expect(readKeptEdit('me', 'c1')).toBeNull();
  sessionStorage.setItem('combolab.edit.me.c1', '{"form":3');
  expect(readKeptEdit('me', 'c1')).toBeNull();
});

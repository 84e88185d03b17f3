import { forgetWritten, writtenWords } from './written.js';

const START = { name: 'as it was', shown: false };

beforeEach(() => {
  localStorage.clear();
});

it('gives back what was left in a form, and what it says at the start where nothing was', () => {
  const left = writtenWords('ann', 'list.1');
  left.write({ name: 'half a na', shown: true }, START);
  expect(writtenWords('ann', 'list.1').read(START)).toEqual({ name: 'half a na', shown: true });
  expect(writtenWords('ann', 'list.2').read(START)).toEqual(START);
  expect([left.has(), writtenWords('ann', 'list.2').has()]).toEqual([true, false]);
});

it('shows nobody what another has written', () => {
  writtenWords('ann', 'list.1').write({ name: 'hers', shown: false }, START);
  expect(writtenWords('bob', 'list.1').read(START)).toEqual(START);
});

it('keeps nothing of a form that says what it said at the start, or that was sent', () => {
  const form = writtenWords('ann', 'list.1');
  form.write({ ...START, name: 'other' }, START);
  form.write(START, START);
  expect(form.has()).toBe(false);
  form.write({ ...START, name: 'other' }, START);
  form.forget();
  expect(localStorage).toHaveLength(0);
});

it.each(['{', '3', 'null', '{"name":7,"shown":"yes","more":"x"}'])('takes nothing of a form that reads %s', (text) => {
  localStorage.setItem('combolab.written.ann.list.1', text);
  expect(writtenWords('ann', 'list.1').read(START)).toEqual(START);
});

it('forgets what somebody wrote who logs out, and their new comments, and nothing of others', () => {
  writtenWords('ann', 'list.1').write({ name: 'hers', shown: false }, START);
  writtenWords('anne', 'list.1').write({ name: 'another person', shown: false }, START);
  localStorage.setItem('combolab.comment.c1', '{"text":"half a comm"}');
  localStorage.setItem('combolab.theme', 'dark');
  forgetWritten('ann');
  expect(Object.keys(localStorage).sort()).toEqual(['combolab.theme', 'combolab.written.anne.list.1']);
});

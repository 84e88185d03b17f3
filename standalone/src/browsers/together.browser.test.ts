/// <reference lib="dom" />
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { isNotTried } from './notes.js';
import { Visits } from './visits.js';

const PATH = `/combo/${sampleComboId('melee-marth-ken-combo')}`;
const LIKE = { role: 'button', name: /^Like/ };

let visits: Visits;
beforeAll(async () => {
  visits = await Visits.open({ samples: true });
});
afterAll(() => visits[Symbol.asyncDispose]());
afterEach(() => visits.end());

it('shows likes of others without a reload', async () => {
  const { visitor: first } = await visits.member('first');
  const { visitor: second } = await visits.member('second');
  for (const each of [first, second]) {
    await each.goto(PATH);
    await expect.poll(() => each.text(LIKE)).toBe('Like 0');
  }
  const since = await second.evaluate(() => performance.timeOrigin);
  await first.click(LIKE);
  await expect.poll(() => second.text(LIKE)).toBe('Like 1');
  await second.click(LIKE);
  await expect.poll(() => first.text(LIKE)).toBe('Like 2');
  expect(await second.evaluate(() => performance.timeOrigin)).toBe(since);
});

it('tells of a comment without a reload, and leads to it', async () => {
  const { visitor, user: author } = await visits.member('author');
  const bell = (words: string) => ({ role: 'button', name: words });
  const comboId = await visits.combo(author, 'Commented on');
  await visitor.goto('/results/ssbm');
  await visitor.see(bell('Notifications'));
  const since = await visitor.evaluate(() => performance.timeOrigin);
  const other = await visits.account('other');
  const { status } = await other.post('/combo/add-comment', { comboId, comment: 'Works at 70 too.' });
  expect(status).toBeLessThan(300);
  await visitor.click(bell('Notifications, 1 unread'));
  const told = { role: 'link', name: /Works at 70 too/, within: { role: 'dialog', name: 'Notifications' } };
  await expect.poll(() => visitor.text(told)).toContain('Unread: ');
  await visitor.click(told);
  await expect.poll(() => visitor.path()).toContain(`/combo/${comboId}#comment-`);
  const comment = { role: 'listitem', text: /Works at 70 too/ };
  await expect.poll(() => visitor.attribute(comment, 'aria-current')).toBe('true');
  await visitor.see(bell('Notifications'));
  expect(await visitor.evaluate(() => performance.timeOrigin)).toBe(since);
});

it('copies a link to the moment', async () => {
  const visitor = await visits.visitor();
  await visitor.goto(`${PATH}?f=30`);
  await visitor.click({ role: 'button', name: 'More for this combo' });
  await visitor.click({ role: 'menuitem', name: 'Copy link at frame 30' });
  await visitor.see({ text: 'A link to this combo has been copied to your clipboard' });
  // what was copied is pasted, as a person does
  await visitor.goto('/results/ssbm');
  const box = { css: 'input[type=search]' };
  await visitor.click(box);
  await visitor.press('Control+v');
  const typed = await visitor.see(box);
  await expect.poll(() => typed.getProperty('value')).toContain(`${PATH}?f=30`);
});

it('is gone through with a finger', async () => {
  if (isNotTried('touch')) return;
  const visitor = await visits.visitor();
  await visitor.goto(PATH);
  await visitor.see({ css: '[aria-label=Play]:not([disabled])' });
  await visitor.tap({ role: 'button', name: '+5 frames' });
  await expect
    .poll(() => visitor.evaluate(() => document.querySelector('[data-playhead] span')?.textContent))
    .toBe('5');
});

import type { NamedMove, PressType } from '@combolab/contracts';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { recordCombo } from '../testing/recorded-combo.js';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { sideways, smallTargets } from './layout.js';
import { signedIn, type Member } from './people.js';

let journey: Journey;
let author: Member;
beforeAll(async () => {
  journey = await Journey.start();
  author = await signedIn(journey, 'author');
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(() => {
  expect(journey.pageErrors).toEqual([]);
});

const press = (frame: number, type: PressType) => ({
  frame,
  breakpoint: false,
  presses: [{ type, hold: 'SELECT_NO_HOLD' as const, isComplete: true }],
});
const ACTIONS = [
  press(14, 'R_TRIGGER'),
  press(26, 'CONTROL_STICK_DOWN'),
  press(60, 'X_BUTTON'),
  press(67, 'C_STICK_UP'),
];
const MOVES: readonly NamedMove[] = [
  { frame: 14, move: 'grab' },
  { frame: 26, move: 'down-throw' },
  { frame: 67, move: 'up-air' },
];
/** The address of a combo of Mario on Fox, from 20 to 60 %. */
async function comboOf(moves = MOVES): Promise<string> {
  return recordCombo(journey.running.product, author.userId, {
    ...{ gameId: 'ssbu', characterId: 'ssbu:mario', characterIds: ['ssbu:fox', 'ssbu:donkey-kong'] },
    ...{ actions: ACTIONS, moves: [...moves], percentRange: [20, 60] },
  });
}

const panel = (page: Page) => page.getByRole('region', { name: 'What is true' });
const hits = (page: Page) => panel(page).getByRole('listitem');

it('says of each hit whether the next is sure, by how many frames, and from which percent', async () => {
  const page = await journey.openPage();
  await page.goto(`/combo/${await comboOf()}?tab=notes`);
  await expect(panel(page)).toContainText('On Fox (weight 77) it is true from 23%.');
  await expect(hits(page)).toHaveCount(2);
  await expect(hits(page).nth(0)).toContainText('The grab holds Fox until the down throw.');
  await expect(hits(page).nth(1)).toContainText(
    'Fox is in hitstun until frame 27 after the down throw at 20%, the up air touches on 27: not true, 1 frame too late.',
  );
  await expect(
    panel(page).getByRole('img', { name: 'true from 23%; the author says from 20 to 60%' }).first(),
  ).toBeVisible();
  await expect(panel(page)).toContainText('Not counted: distance, directional influence, crouch cancel');

  await panel(page).getByRole('slider', { name: 'Percent when the combo begins' }).focus();
  for (let percent = 20; percent < 30; percent += 1) await page.keyboard.press('ArrowRight');
  await expect(hits(page).nth(1)).toContainText('after the down throw at 30%');
  await expect(hits(page).nth(1)).toContainText('true by 2 frames.');
  expect(await problemsOf(page)).toEqual([]);
});

it('goes by the rules and numbers of Melee for its combos', async () => {
  const id = await recordCombo(journey.running.product, author.userId, {
    ...{ gameId: 'ssbm', characterId: 'ssbm:mario', characterIds: ['ssbm:fox'], percentRange: [40, 80] },
    actions: [press(10, 'CONTROL_STICK_UP'), press(40, 'X_BUTTON'), press(46, 'C_STICK_UP')],
    moves: [
      { frame: 10, move: 'up-tilt' },
      { frame: 46, move: 'up-air' },
    ],
  });
  const page = await journey.openPage();
  await page.goto(`/combo/${id}?tab=notes`);
  await expect(panel(page)).toContainText('Fox (weight 75)');
  await expect(hits(page)).toHaveCount(1);
  await expect(hits(page)).toContainText(
    /Fox is in hitstun until frame \d+(?: to \d+)? after the up tilt at 40%, the up air touches on \d+: true by \d+(?: to \d+)? frames?\./,
  );
  await expect(panel(page).getByText('short hop', { exact: false })).toHaveCount(0);
});

it('asks it of anybody, and lists every defender by weight', async () => {
  const page = await journey.openPage();
  await page.goto(`/combo/${await comboOf()}?tab=notes`);
  await panel(page).getByLabel('On', { exact: true }).focus();
  await page.keyboard.type('Donkey');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('On Donkey Kong (weight 127) it is true from 31%.');
  await panel(page).getByText('Every defender by weight').click();
  const rows = panel(page).getByRole('row');
  await expect(rows.nth(1)).toContainText('62');
  await expect(rows.filter({ has: page.getByRole('rowheader', { name: '77', exact: true }) })).toContainText(
    'true from 23%',
  );
  await expect(rows.last()).toContainText('135');
  await panel(page)
    .getByRole('switch', { name: /^Moves grow stale/ })
    .focus();
  await page.keyboard.press('Space');
  await expect(panel(page)).toContainText('On Donkey Kong (weight 127) it is true from 30%.');
});

it('fits a phone, and says what it could not load and what nobody knows', async () => {
  const page = await journey.openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.route('**/frame-data/**', (route) => route.abort());
  const comboId = await comboOf([...MOVES, { frame: 100, move: 'z-air' }, { frame: 130, move: 'up-air' }]);
  await page.goto(`/combo/${comboId}?tab=notes`);
  await expect(panel(page)).toContainText('The frame data could not be loaded');
  await page.unroute('**/frame-data/**');
  await panel(page).getByRole('button', { name: 'Try again' }).tap();
  await expect(panel(page)).toContainText('what can be worked out is true');
  await expect(hits(page).last()).toContainText(
    'From the z air to the up air nothing can be said: there is no frame data for the z air.',
  );
  await panel(page).getByText('Every defender by weight').tap();
  await expect(panel(page).getByRole('row').last()).toContainText('135');
  expect([await sideways(page), await smallTargets(page)]).toEqual([[], []]);
});

it('says nothing of a combo whose moves nobody knows', async () => {
  const page = await journey.openPage();
  const moves: NamedMove[] = [];
  await page.goto(`/combo/${await comboOf(moves)}?tab=notes`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

it('stands in the editor below the percents that the author claims', async () => {
  const { page } = author;
  await page.goto(`/test/${await comboOf()}`);
  await expect(page.getByText('By the frame data these moves are true from 23% on Fox.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'true from 23%; the author says from 20 to 60%' })).toBeVisible();
  await page.getByText('Hit by hit').click();
  await expect(page.getByText(/the up air touches on 27: not true, 1 frame too late/)).toBeVisible();
  await page.getByText(/^Moves grab/).click();
  await page.getByRole('button', { name: 'Forget up air on frame 67' }).click();
  await page.getByRole('button', { name: 'Forget down throw on frame 26' }).click();
  await expect(page.getByText('Name two or more moves to see at which percents they are true.')).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
});

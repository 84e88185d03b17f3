import type { ComboConditions } from '@combolab/contracts';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { recordCombo } from '../testing/recorded-combo.js';
import { problemsOf } from './axe.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';

let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await Journey.start();
});
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

const options = (label = 'What you can do') => page.getByRole('region', { name: label }).getByRole('listitem');
const rows = (name: string) => options().filter({ hasText: name });
const verdict = () => page.getByRole('region', { name: 'Window' }).getByRole('heading');

async function choose(label: string, name: string): Promise<void> {
  await page.getByLabel(label).fill(name);
  await page.getByRole('option', { name, exact: true }).first().click();
}

it('goes from a move on shield to its punish, to a clip of it, and back to the same answer', async () => {
  const { userId, ...player } = await signedIn(journey, 'player');
  page = player.page;
  const record = (name: string, moves: readonly string[], conditions: ComboConditions = {}) =>
    recordCombo(journey.running.product, userId, {
      ...{ name, characterId: 'ssbu:donkey-kong', conditions },
      moves: moves.map((move, place) => ({ frame: 12 + 20 * place, move })),
    });
  await record('Up air ladder', ['up-air', 'up-air']);
  await record('Ladder from shield', ['up-air', 'back-air'], { outOfShield: true });
  await record('Up air, then they say', []);
  await record('Thrown', ['grab', 'up-throw']);
  await page.goto('/results');
  await page.getByRole('link', { name: 'What can I do?' }).first().click();
  await expect(page.getByText('Example: pick your own fighters')).toBeVisible();
  await expect(verdict()).toContainText('before Donkey Kong');
  await choose('You, in shield', 'Donkey Kong');
  await expect(page.getByText('Example: pick your own fighters')).toBeHidden();
  await choose('They are', 'Mario');
  await choose('They did', 'Forward Tilt');
  await expect(verdict()).toHaveText('You act 13 frames before Mario');
  await expect(rows('Up Air')).toContainText('4 frames to spare');
  await expect(rows('Neutral Air')).toContainText('frame-perfect');
  await expect(rows('Up Smash')).toContainText('too slow by 1');
  const asked = page.url();
  await expect(rows('Grab').getByRole('link', { name: '1 clip: combos that begin with Grab' })).toBeVisible();
  await page.getByRole('link', { name: '1 clip: combos that begin with Up Air out of shield' }).click();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Ladder from shield']);
  await page.getByRole('button', { name: 'Remove filter out of shield' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').filter({ hasText: 'Up air, then they say' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(asked);
  await expect(verdict()).toHaveText('You act 13 frames before Mario');
});

it('says that nothing is fast enough, that the attacker is first, and what nobody knows', async () => {
  page = await journey.openPage();
  await page.goto('/what-can-i-do?defender=ness&attacker=mario&move=back-air');
  await expect(page.getByText('Safe: nothing Ness has is fast enough (fastest 8, window 2).')).toBeVisible();
  await page.getByRole('radio', { name: /auto-cancelled/i }).click();
  await expect(verdict()).toHaveText('Mario acts 1 frame before you');
  await page.goto('/what-can-i-do?defender=ness&attacker=mario&move=up-special');
  await expect(verdict()).toContainText('No reliable number');
  await expect(page.getByText('You have at least 26 frames.')).toBeVisible();
  await page.goto('/what-can-i-do?defender=nobody&attacker=mario&move=nonsense&hit=99');
  await expect(page.getByRole('alert')).toContainText('There is no frame data for nobody.');
  await expect(page.getByText('Choose your fighter.')).toBeVisible();
});

it('tells apart the hits of a move, and asks no mouse', async () => {
  page = await journey.openPage();
  await page.goto('/what-can-i-do?defender=ness&attacker=mario&move=down-smash');
  await expect(verdict()).toHaveText('You act 20 frames before Mario');
  await page.getByRole('radio', { name: 'front' }).focus();
  await page.keyboard.press('Space');
  await expect(verdict()).toHaveText('You act 30 frames before Mario');
  await expect(page).toHaveURL(/hit=0/);
  await page.getByLabel('They did').focus();
  await page.keyboard.type('ftilt');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(verdict()).toHaveText('You act 13 frames before Mario');
  expect(await problemsOf(page)).toEqual([]);
});

it('offers the lesson of what leaves the most time; where nobody has a clip of it, the way to share the first', async () => {
  const { userId, ...player } = await signedIn(journey, 'player');
  page = player.page;
  const record = (characterId: string, move: string) =>
    recordCombo(journey.running.product, userId, { characterId, moves: [{ frame: 12, move }] });
  await record('ssbu:ness', 'forward-air');
  const lesson = await record('ssbu:ness', 'neutral-air');
  await page.goto('/what-can-i-do?defender=wolf&attacker=mario&move=forward-tilt');
  const offer = page.getByRole('region', { name: 'Window' });
  await expect(offer.getByRole('button', { name: /^Share the first .* clip$/ })).toBeEnabled();
  await page.goto('/what-can-i-do?defender=ness&attacker=mario&move=forward-tilt');
  await offer.getByRole('link', { name: 'Practise neutral air' }).click();
  await expect(page).toHaveURL(new RegExp(`/combo/${lesson}\\?lesson=1$`));
});

it('draws each option from where you can act, with the frame it hits on, against where they can', async () => {
  page = await journey.openPage();
  await page.goto('/what-can-i-do?defender=donkey-kong&attacker=mario&move=forward-tilt');
  const chart = page.getByRole('region', { name: 'What you can do' });
  await expect(chart.getByText('13 frames are yours')).toBeVisible();
  const edges = async (of: ReturnType<typeof rows>, kind: string) => {
    const box = await of.locator(`[data-kind=${kind}]`).first().boundingBox();
    return { from: Math.round(box?.x ?? -1), to: Math.round((box?.x ?? -1) + (box?.width ?? 0)) };
  };
  const yours = await edges(chart, 'yours');
  const upAir = rows('Up Air');
  expect((await edges(upAir, 'gap')).from).toBe(yours.from);
  await expect(upAir.locator('[data-kind=active]').first()).toHaveText('9');
  const frame = (yours.to - yours.from) / 13;
  expect((await edges(rows('Neutral Air'), 'active')).from).toBeCloseTo(yours.to - frame, -0.5);
  expect((await edges(rows('Up Smash'), 'active')).from).toBeCloseTo(yours.to, -0.5);
});

it('is reached from Frames on a phone, and leads back', async () => {
  page = await journey.openPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/frames');
  await page.getByRole('link', { name: 'What can I do?' }).click();
  await expect(verdict()).toContainText('before Donkey Kong');
  const places = page.getByRole('navigation', { name: 'Places' });
  await expect(places.getByRole('link', { name: 'Frames' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Fighters' }).click();
  await expect(page).toHaveURL(/\/frames\/ssbu$/);
});

it('sorts what there is time for, and keeps the order in the address', async () => {
  page = await journey.openPage();
  await page.goto('/what-can-i-do?defender=donkey-kong&attacker=mario&move=forward-tilt');
  await expect(options().first()).toContainText('Spinning Kong');
  const sortBy = (name: string) => page.getByRole('group', { name: 'Sort by' }).getByRole('radio', { name });
  await sortBy('damage').focus();
  await page.keyboard.press('Space');
  await expect(options().first()).toContainText('Up Air 13%');
  await expect(page).toHaveURL(/&sort=damage$/);
  await page.reload();
  await expect(sortBy('damage')).toBeChecked();
  await expect(options().first()).toContainText('Up Air 13%');
  await sortBy('time to spare').click();
  await expect(options().first()).toContainText('Spinning Kong');
  await expect(page).toHaveURL(/move=forward-tilt$/);
});

it('answers the same move for somebody else beside it, by keyboard and on a narrow screen', async () => {
  page = await journey.openPage();
  await page.goto('/what-can-i-do?defender=donkey-kong&attacker=mario&move=forward-tilt');
  await page.getByLabel('Compare with').focus();
  await page.keyboard.type('Ness');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/&with=ness$/);
  const ness = page.getByRole('region', { name: 'What Ness can do' });
  await expect(ness.getByRole('heading', { level: 2, name: 'Ness', exact: true })).toBeVisible();
  await expect(options('What Ness can do').filter({ hasText: 'Neutral Air' })).toContainText('5 frames to spare');
  await expect(rows('Neutral Air')).toContainText('frame-perfect');
  const own = page.getByRole('region', { name: 'What you can do' });
  await expect(own.getByRole('heading', { level: 2, name: 'You, Donkey Kong' })).toBeVisible();
  const placeOf = async (region: typeof own) => (await region.boundingBox()) ?? { x: -1, y: -1 };
  expect((await placeOf(ness)).y).toBe((await placeOf(own)).y);
  expect((await placeOf(ness)).x).toBeGreaterThan((await placeOf(own)).x);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(async () => (await placeOf(ness)).x - (await placeOf(own)).x).toBe(0);
  await page.getByText('Hit, shield, order and compare').click();
  const byDamage = page.getByRole('group', { name: 'Sort by' }).getByRole('radio', { name: 'damage' });
  await byDamage.click();
  await expect(byDamage).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await problemsOf(page)).toEqual([]);
  await page.reload();
  await expect(ness).toBeVisible();
  await page.getByText('Hit, shield, order and compare').click();
  await page.getByLabel('Compare with').focus();
  await page.keyboard.press('Delete');
  await expect(ness).toBeHidden();
  await expect(page).toHaveURL(/move=forward-tilt&sort=damage$/);
});

it('says how sure a number is where it is not quite, and where all of them come from', async () => {
  page = await journey.openPage();
  await page.goto('/what-can-i-do?defender=mario&attacker=ness&move=down-air');
  await expect(page.getByRole('region', { name: 'Window' })).toContainText('doubtful');
  await expect(page.getByText('Ultimate Frame Data says −7')).toBeVisible();
  await page.getByText('Where the numbers come from').click();
  await expect(page.getByText('ultimateframedata.com')).toBeVisible();
  await page.goto('/what-can-i-do?defender=mario&attacker=ness&move=back-air');
  await expect(page.getByRole('region', { name: 'Window' })).not.toContainText('doubtful');
  await page.goto('/what-can-i-do?defender=ness&attacker=mario&move=down-smash&hit=0');
  await expect(page.getByRole('region', { name: 'Window' })).not.toContainText('doubtful');
  await expect(rows('Down Air')).toContainText('doubtful');
  await expect(rows('Up Air')).not.toContainText('doubtful');
});

it('tells on the page of a combo what its first move is on shield, and leads to what punishes it', async () => {
  const { userId, ...player } = await signedIn(journey, 'player');
  page = player.page;
  const share = async (move: string, characterIds: string[]) =>
    recordCombo(journey.running.product, userId, {
      ...{ characterId: 'ssbu:mario', characterIds, moves: [{ frame: 12, move }] },
    });
  await page.goto(`/combo/${await share('forward-tilt', ['ssbu:donkey-kong'])}?tab=notes`);
  await expect(page.getByText('Forward Tilt works on shield: −13')).toBeVisible();
  await expect(page.getByText('as Ultimate Frame Data says')).toBeVisible();
  await page.getByRole('link', { name: 'What can Donkey Kong do?' }).click();
  await expect(page).toHaveURL(/\/what-can-i-do\?defender=donkey-kong&attacker=mario&move=forward-tilt$/);
  await expect(verdict()).toHaveText('You act 13 frames before Mario');
  await page.goto(`/combo/${await share('down-air', ['ssbu:kirby', 'ssbu:fox'])}?tab=notes`);
  await expect(page.getByText('Down Air works on shield: −12')).toBeVisible();
  await expect(page.getByText('Ultimate Frame Data says −11')).toBeVisible();
  await page.getByRole('link', { name: 'What punishes it?' }).click();
  await expect(page.getByText('Choose your fighter.')).toBeVisible();
  const ness = { characterId: 'ssbu:ness', moves: [{ frame: 12, move: 'down-air' }] };
  await page.goto(`/combo/${await recordCombo(journey.running.product, userId, ness)}?tab=notes`);
  await expect(page.getByText('doubtful')).toBeVisible();
  await page.goto(`/combo/${await share('up-throw', ['ssbu:donkey-kong'])}?tab=notes`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('on shield')).toHaveCount(0);
});

it('answers for a fighter of Melee by its own rules, L-cancelled or not, against a power shield, and remembers the game', async () => {
  page = await journey.openPage();
  await page.goto('/what-can-i-do');
  await page.getByRole('navigation', { name: 'Game' }).getByRole('link', { name: 'Melee' }).click();
  await expect(verdict()).toHaveText('You act 6 frames before Marth');
  await expect(rows('Reflector (air)')).toContainText('2 frames to spare');
  await choose('You, in shield', 'Falco');
  await expect(page).toHaveURL(/game=ssbm&defender=falco&attacker=marth&move=down-tilt$/);
  await choose('They are', 'Fox');
  await choose('They did', 'Neutral Air');
  await expect(verdict()).toHaveText('You and Fox can act on the same frame');
  const pick = (name: string) => page.getByRole('radio', { name });
  await pick('landing lag 15').click();
  await expect(verdict()).toHaveText('You act 8 frames before Fox');
  await expect(page).toHaveURL(/lcancel=off/);
  await expect(rows('Reflector (air)')).toContainText('6');
  await expect(options().filter({ hasText: /^Jump/ })).toContainText('3 frames to spare');
  await expect(rows('Up Tilt')).toContainText('too slow by 12');
  await pick('with a power shield').focus();
  await page.keyboard.press('Space');
  await expect(rows('Up Tilt')).toContainText('2 frames to spare');
  await expect(page.getByRole('radio', { name: 'with a parry' })).toHaveCount(0);
  await page.reload();
  await expect(rows('Up Tilt')).toContainText('2 frames to spare');
  expect(await problemsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto('/what-can-i-do');
  await expect(page.getByRole('link', { name: 'Melee', exact: true })).toHaveAttribute('aria-current', 'page');
});

it('finds fighters by their nicknames, and fetches only those who are asked for', async () => {
  page = await journey.openPage();
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, slug] = /frame-data\/ssbm\/([\w-]+)\.json$/.exec(request.url()) ?? [];
    if (slug !== undefined) fetched.push(slug);
  });
  await page.goto('/what-can-i-do?game=ssbm&attacker=fox&move=up-smash');
  await expect(page.getByText('Choose your fighter.')).toBeVisible();
  await page.getByLabel('You, in shield').fill('puff');
  await page.getByRole('option', { name: 'Jigglypuff' }).click();
  await expect(verdict()).toHaveText('You act 24 frames before Fox');
  expect(new Set(fetched)).toEqual(new Set(['about', 'fox', 'jigglypuff']));
});

it('counts a parry, a short hop and a stale move of Ultimate, and says so in the address', async () => {
  page = await journey.openPage();
  await page.goto('/what-can-i-do?defender=donkey-kong&attacker=mario&move=forward-tilt');
  await page.getByRole('radio', { name: 'with a parry' }).click();
  await expect(verdict()).toHaveText('You act 16 frames before Mario');
  await expect(rows('Up Tilt')).toContainText('11 frames to spare');
  await page.getByLabel('Their move is').focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'stale: their last 9 hits' }).click();
  await expect(page).toHaveURL(/parry=on&stale=9$/);
  await expect(verdict()).toHaveText(/You act (1[7-9]|2\d) frames before Mario/);
  await expect(page.getByText('Ultimate Frame Data says')).toHaveCount(0);
  await page.goto('/what-can-i-do?defender=ness&attacker=mario&move=neutral-air');
  await expect(page.getByRole('radio', { name: /L-cancelled/ })).toHaveCount(0);
});

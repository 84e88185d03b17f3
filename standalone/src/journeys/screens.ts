import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import type { TestUser } from '../testing/test-user.js';
import type { Journey } from './journey.js';
import type { WrittenWorld } from './written-world.js';

type Who = 'visitor' | 'author' | 'admin' | 'newcomer';

/** An address, who opens it, and a text that stands there once the page is drawn. */
export interface Screen {
  readonly who: Who;
  readonly path: string;
  readonly shows: string | RegExp;
}

const ROUTES = new URL('../../../frontend/src/app/routes.tsx', import.meta.url);
const screen = (who: Who, path: string, shows: string | RegExp): Screen => ({ who, path, shows });

/** Every path that the page knows. */
export async function pathsOfPage(): Promise<readonly string[]> {
  const source = await readFile(ROUTES, 'utf8');
  return [...source.matchAll(/\bpath: '([^']+)'/gu)].map(([, path = '']) => path);
}

/** Every screen of the page in a written world, by the path of its route. */
export function screensOf({ author, comboId, guideId, draftId, listId }: WrittenWorld): Record<string, Screen[]> {
  const sample = sampleComboId('captain-falcon-knee');
  return {
    '/': [screen('visitor', '/', 'Hit the frame')],
    '/results/:gameId?': [
      screen('visitor', '/results/ssbu', 'Its combo'),
      screen(
        'author',
        `/results/ssbu?attacker=ssbu:mario&percent=20-90&q=${encodeURIComponent('Its combo')}`,
        'Its combo',
      ),
      screen('visitor', '/results/ssbm?q=zzzzqqqq', 'Sorry, no combos'),
    ],
    '/game/:gameId?': [screen('visitor', '/game/ssbu', 'Its combo')],
    '/fighters/:gameId/:slug/:defender?': [
      screen('visitor', '/fighters/ssbu/mario', 'Mario combos'),
      screen('visitor', '/fighters/ssbm/pichu/bowser', 'No Pichu combos on Bowser yet'),
      screen('visitor', '/fighters/ssbu/nobody', 'There is no such fighter'),
    ],
    '/combo/:comboId': [
      screen('visitor', `/combo/${comboId}`, 'Its comment'),
      screen('author', `/combo/${comboId}`, 'Its answer'),
      screen('visitor', '/combo/nothing', 'This combo does not exist'),
    ],
    '/compare': [
      screen('visitor', '/compare', 'Compare two combos'),
      screen('visitor', `/compare?a=${comboId}&b=${sample}`, 'Its combo'),
    ],
    '/what-can-i-do': [screen('visitor', '/what-can-i-do', 'before Donkey Kong')],
    '/frames/:place?/:fighter?': [
      screen('visitor', '/frames', 'Frame data of Ultimate'),
      screen('visitor', '/frames/mario', 'Frame data of Mario'),
      screen('visitor', '/frames/mario?with=ness#up-air', 'Link to this move'),
      screen('visitor', '/frames/maroi', 'No fighter is called'),
    ],
    '/replays': [screen('visitor', '/replays', 'Drop replays or whole folders here')],
    '/tutorial': [screen('visitor', '/tutorial', 'How to make a combo')],
    '/lists/:listId': [
      screen('visitor', `/lists/${listId}`, 'Its list'),
      screen('author', `/lists/${listId}`, 'Its list'),
    ],
    '/discover/:gameId?': [
      screen('visitor', '/discover', 'Its preview'),
      screen('visitor', '/discover/ssbu?q=zzzzqqqq', 'Guides'),
    ],
    '/single-guide-page': [screen('visitor', `/single-guide-page?guideId=${guideId}`, 'Its section')],
    '/guides/:guideId': [screen('author', `/guides/${guideId}`, 'Its section')],
    '/profile/:userId': [
      screen('visitor', `/profile/${author.userId}`, 'Its combo'),
      screen('visitor', `/profile/${author.userId}?tab=guides`, 'Its preview'),
      screen('visitor', `/profile/${author.userId}?tab=lists`, 'Its list'),
    ],
    '/authenticate': [
      screen('visitor', '/authenticate', 'Already have an account?'),
      screen('visitor', '/authenticate?mode=login', 'forgot password?'),
    ],
    '/forgot-password': [screen('visitor', '/forgot-password', 'send link')],
    '/reset-password': [screen('visitor', '/reset-password?token=t', 'Choose a password')],
    '/lists': [screen('author', '/lists', 'Its list')],
    '/lists/favourites': [screen('author', '/lists/favourites', 'Its combo')],
    '/favorites': [screen('author', '/favorites', 'Its combo')],
    '/my-profile/:userId?': [
      screen('author', '/my-profile', 'Its combo'),
      screen('author', '/my-profile?tab=guides', 'Its preview'),
      screen('author', '/my-profile?tab=follows', 'You follow nobody yet'),
    ],
    '/settings': [screen('author', '/settings', 'High contrast')],
    '/notifications': [screen('author', '/notifications', 'Its warning')],
    '/saved-searches': [screen('author', '/saved-searches', 'Its search')],
    '/custom-mappings': [screen('author', '/custom-mappings', 'Customize Controllers')],
    '/today': [screen('author', '/today', 'Combo of the day'), screen('admin', '/today', 'Practise your first combo')],
    '/practice': [screen('author', '/practice', 'Its combo')],
    '/moderation': [
      screen('admin', '/moderation', 'Its report'),
      screen('admin', '/moderation?tab=log', 'Its warning'),
      screen('author', '/moderation', /admin/i),
    ],
    '/guide': [screen('author', '/guide', 'Add a section')],
    '/guide/:guideId': [
      screen('author', '/guide/default', 'Add a section'),
      screen('author', `/guide/${draftId}`, 'Add a section'),
    ],
    '/edit': [screen('author', '/edit', /New combo|desktop/)],
    '/test': [screen('author', '/test', /New combo|desktop/)],
    '/test/:comboId': [
      screen('author', '/test/test', /New combo|desktop/),
      screen('author', `/test/${comboId}`, /Edit|desktop/),
    ],
    '*': [screen('visitor', '/nowhere', 'There is no page at this address')],
  };
}

/** Screens on which nothing is yet, nothing is any more, or nothing may be done: to look at, beside those of each path. */
export function barrenScreensOf({ comboId }: WrittenWorld): Screen[] {
  return [
    screen('newcomer', '/practice', 'Nothing to practise yet'),
    screen('newcomer', '/lists', 'A list keeps combos'),
    screen('newcomer', '/lists/favourites', 'No favourites yet'),
    screen('newcomer', '/notifications', 'Nothing yet'),
    screen('newcomer', '/saved-searches', 'No saved searches yet'),
    screen('newcomer', '/my-profile', 'No combos yet'),
    screen('newcomer', '/my-profile?tab=guides', 'No published guides'),
    screen('newcomer', '/my-profile?tab=lists', 'No public lists'),
    screen('visitor', '/discover/ssbm', 'No published guides'),
    screen('visitor', '/lists/nothing', 'There is no such list'),
    screen('visitor', '/single-guide-page?guideId=nothing', 'There is no such guide'),
    screen('visitor', '/profile/nobody', 'There is no such profile'),
    screen('visitor', '/combo/nothing', 'This combo does not exist'),
    screen('author', '/guide/nothing', 'There is no such guide'),
    screen('newcomer', `/test/${comboId}`, /Only its author|desktop/),
  ];
}

/** A page of somebody who is signed in already, as after an earlier visit. */
export function pageOf(journey: Journey, user: TestUser | null, options?: BrowserContextOptions): Promise<Page> {
  return journey.openPage({ ...options, session: user?.session ?? null });
}

/** Opens a screen and waits until it is drawn. */
export async function open(page: Page, { path, shows }: Screen): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main').filter({ visible: true })).toContainText(shows, { timeout: 40_000 });
}

import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';

/** A picture of the tutorial: how the editor comes to look so, what of it is drawn, and what must be seen on it. */
export interface EditorPicture {
  readonly name: string;
  readonly prepare: (page: Page) => Promise<void>;
  /** What is cut out of the page. */
  readonly part: (page: Page) => Locator;
  /** Controls that the picture shows and the text speaks of. */
  readonly controls: (page: Page) => readonly Locator[];
}

const work = (page: Page): Locator => page.getByRole('region', { name: 'Clip and presses' });
const button = (page: Page, name: string | RegExp): Locator => work(page).getByRole('button', { name, exact: true });
const controller = (page: Page): Locator => page.getByRole('region', { name: 'Controller' });
const input = (page: Page, name: string): Locator => controller(page).getByRole('button', { name, exact: true });
const onFrame = (page: Page, name: string): Locator =>
  work(page)
    .getByRole('list', { name: /^On frame/ })
    .getByRole('button', { name });

async function forward(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await button(page, 'Forward 5 frames').click();
}

/** In the order they are taken: each goes on from the one before. */
export const EDITOR_PICTURES: readonly EditorPicture[] = [
  {
    name: 'video',
    prepare: (page) => forward(page, 4),
    part: work,
    controls: (page) => [
      button(page, 'other video'),
      ...['Back 20 frames', 'Back 5 frames', 'Back 1 frame'].map((name) => button(page, name)),
      ...['Forward 1 frame', 'Forward 5 frames', 'Forward 20 frames'].map((name) => button(page, name)),
    ],
  },
  {
    name: 'controller',
    prepare: async (page) => {
      await input(page, 'A').press('Enter');
      await expect(onFrame(page, 'start hold, A')).toBeVisible();
    },
    part: work,
    controls: (page) => [
      input(page, 'A'),
      button(page, 'Record'),
      button(page, 'Type it'),
      button(page, 'Import .slp'),
      onFrame(page, 'start hold, A'),
    ],
  },
  {
    name: 'holding',
    prepare: async (page) => {
      await input(page, 'B').press('Enter');
      await onFrame(page, 'start hold, B').click();
      await forward(page, 2);
    },
    part: work,
    controls: (page) => [onFrame(page, 'release, B')],
  },
  {
    name: 'pivoting',
    prepare: async (page) => {
      await onFrame(page, 'release, B').click();
      await input(page, 'stick up').press('Enter');
      await onFrame(page, 'start hold, stick up').click();
      await forward(page, 1);
      await onFrame(page, 'release, stick up').click();
      await input(page, 'stick right').press('Enter');
      await onFrame(page, 'start hold, stick right').click();
    },
    part: work,
    controls: (page) => [onFrame(page, 'unrelease, stick up'), onFrame(page, 'rem. hold, stick right')],
  },
  {
    name: 'metadata',
    prepare: async (page) => {
      await page.getByLabel(/^Name/).fill('Up air ladder');
      await page.getByLabel(/^Game/).fill('Ultimate');
      await page.keyboard.press('Enter');
      await page.getByLabel(/^Attacker/).fill('Mario');
      await page.getByRole('option', { name: 'Mario', exact: true }).waitFor();
      await page.keyboard.press('Enter');
    },
    part: (page) => page.getByRole('form', { name: 'About the combo' }),
    controls: (page) => [
      page.getByLabel(/^Name required/),
      page.getByLabel(/^Game required/),
      page.getByLabel(/^Attacker required/),
      page.getByLabel(/^Defenders required/),
      page.getByRole('group', { name: 'Works from' }),
      page.getByRole('button', { name: 'submit' }),
    ],
  },
];

/** Goes through the pictures' states; `look` is called in each, when everything it shows is there. */
export async function goThroughPictures(page: Page, look: (picture: EditorPicture) => Promise<void>): Promise<void> {
  for (const picture of EDITOR_PICTURES) {
    await picture.prepare(page);
    for (const control of picture.controls(page)) await expect(control.first()).toBeVisible();
    await look(picture);
  }
}

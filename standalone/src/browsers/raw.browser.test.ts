/// <reference lib="dom" />
import { expect } from 'playwright/test';
import { findFfmpeg } from '@combolab/preview-worker';
import { gridOf } from '@combolab/preview-worker/testing/barcode';
import { readStillPictures, teachToRead, usualGap } from '../journeys/picture.js';
import { openRawFilms, type RawFilm, type RawFilms } from '../journeys/raw-films.js';
import { BLOCKS } from '../testing/numbered-input.js';
import type { Spot } from './in-page.js';
import type { Visitor } from './visitor.js';
import { Visits } from './visits.js';

/** The server reads a whole video and writes another; ms. */
const MADE = 180_000;
const WORK: Spot = { role: 'region', name: 'Clip and presses' };
const ASKS: Spot = { role: 'dialog', name: 'Choose the part to keep' };
const button = (name: string, within: Spot): Spot => ({ role: 'button', name, within });

let visits: Visits;
let visitor: Visitor;
let films: RawFilms;
beforeAll(async () => {
  visits = await Visits.open();
  films = await openRawFilms();
});
afterAll(async () => {
  await visits[Symbol.asyncDispose]();
  await films[Symbol.asyncDispose]();
});
beforeEach(async () => {
  ({ visitor } = await visits.member('recorder'));
  await visitor.goto('/test/test');
  await visitor.see({ label: 'Video file' });
});
afterEach(() => visits.end());

/** The numbers of a film's pictures, on the frames of the part that is kept. */
const picturesOf = async ({ file, part }: RawFilm): Promise<readonly number[]> =>
  (await gridOf(await findFfmpeg(), file, BLOCKS)).slice(part?.from, part === null ? undefined : part.to + 1);

/** What stands on the clip: its frame, and the last one. */
const counter = () =>
  visitor.evaluate(
    () => [...document.querySelectorAll('video ~ span')].map(({ textContent }) => textContent).join() || 'no clip',
  );
const picture = async (): Promise<number | undefined> => (await readStillPictures(visitor))[0];

/** Plays until it pauses: the number of every picture that the browser announces, and the counter beside it. */
const played = () =>
  visitor.evaluate(
    () =>
      new Promise<readonly (readonly [picture: number, counter: number])[]>((resolve) => {
        const { pictureIn } = window as unknown as { pictureIn: (video: HTMLVideoElement) => number };
        const video = document.querySelector('video');
        const readings: [number, number][] = [];
        const onPicture = () => {
          if (video === null || video.paused) return;
          readings.push([pictureIn(video), parseInt(document.querySelector('video ~ span')?.textContent ?? '', 10)]);
          video.requestVideoFrameCallback(onPicture);
        };
        video?.requestVideoFrameCallback(onPicture);
        video?.addEventListener('pause', () => {
          resolve(readings);
        });
        document.querySelector<HTMLElement>('[aria-label=Play]')?.click();
      }),
  );

/** Moves an end of the part by the keys of its slider. */
async function move(end: string, to: number): Promise<void> {
  const slider: Spot = { role: 'slider', name: `The part that is kept, ${end} frame`, within: ASKS };
  const now = async () => Number(/^frame (\d+)/.exec((await visitor.attribute(slider, 'aria-valuetext')) ?? '')?.[1]);
  await visitor.focus(slider);
  const way = to - (await now());
  const [long, short] = way > 0 ? ['PageUp', 'ArrowRight'] : ['PageDown', 'ArrowLeft'];
  await visitor.press(long, Math.floor(Math.abs(way) / 10));
  await visitor.press(short, Math.abs(way) % 10);
  await expect.poll(now).toBe(to);
}

/** Keeps from the page what the server has cut, until it is let go. */
const holdCut = () =>
  visitor.evaluate(() => {
    const fetch = window.fetch.bind(window);
    const letGo = new Promise<void>((resolve) => Object.assign(window, { letGo: resolve }));
    window.fetch = async (asked, ...more) => {
      if ((asked instanceof Request ? asked.url : String(asked)).endsWith('/cut')) await letGo;
      return fetch(asked, ...more);
    };
  });

/** Steps through every twentieth frame, and on to the next. */
async function expectFrames(frames: readonly number[], pictures: readonly number[]): Promise<void> {
  for (const frame of frames) {
    await expect.poll(counter).toMatch(new RegExp(`^${String(frame)} / `));
    await expect.poll(picture).toBe(pictures[frame]);
    await visitor.click(button('Forward 20 frames', WORK));
  }
}

it('puts presses on a copy of a long video while the server cuts it, on the pictures of the clip', async () => {
  const film = await films.recorder();
  const pictures = await picturesOf(film);
  await teachToRead(visitor);
  // as over plain http, where no browser makes videos
  await visitor.evaluate(() => {
    Object.assign(window, { VideoEncoder: undefined });
  });
  await visitor.choose({ label: 'Video file' }, film.file);
  await visitor.see(ASKS, MADE);
  await move('last', film.part?.to ?? 0);
  await move('first', film.part?.from ?? 0);
  await holdCut();
  await visitor.click(button('use this part', ASKS));
  await visitor.see({ text: /What plays here is a small copy/ });
  await expect.poll(counter).toBe('0 / 720');
  await expectFrames([0, 20, 40, 60], pictures);
  await visitor.click(button('A', WORK));

  // it plays to the end of its part, and no further
  await visitor.press('End');
  for (let n = 0; n < 3; n++) await visitor.click(button('Back 20 frames', WORK));
  const readings = (await played()).map(([seen, at]) => ({ picture: pictures.indexOf(seen), counter: at }));
  expect(readings.length).toBeGreaterThan(5);
  expect(usualGap(readings)).toBeLessThanOrEqual(2);
  await expect.poll(counter).toBe('0 / 720');
  await expect.poll(picture).toBe(pictures[0]);

  await visitor.evaluate(() => {
    (window as unknown as { letGo: () => void }).letGo();
  });
  await visitor.see({ css: 'video[src^="blob:"]', within: WORK }, MADE);
  await expectFrames([0, 20, 40, 60], pictures);
  await visitor.see({ css: '[data-lanes] [data-press="A_BUTTON@80"]' });
});

it('puts presses on the frames of a video whose pictures begin after its sound', async () => {
  const film = await films.shortRecorder();
  const pictures = await picturesOf(film);
  await teachToRead(visitor);
  await visitor.choose({ label: 'Video file' }, film.file);
  await visitor.see({ css: 'video[src^="blob:"]', within: WORK }, MADE);
  await expectFrames([0, 20, 40, 60, 80], pictures);
});

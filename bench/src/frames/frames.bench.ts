import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Browser } from 'playwright';
import { against, alone, mustHold, type Bench, type Result } from '../harness/figure.js';
import { pairsOf } from '../harness/pairs.js';
import { recordCombos, startProduct, type BenchProduct } from '../harness/product.js';
import { root } from '../harness/root.js';
import { spreadOf } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { openBrowser } from '../page-weight/first-results.js';
import { pauseAtBreakpoints } from './breakpoints.js';
import { openClipPage } from './clip-page.js';
import { CLIP_FRAMES, drawEncode, ENCODES, type Encode } from './encodes.js';
import { playOnce, type Playback } from './playback.js';
import { seekAndStep } from './seeks.js';
import { BARE_START, barePage, OUR_START, watch, type Watching } from './watching.js';

const SPEEDS = ['1×', '2/3×', '1/2×', '1/4×', '1/8×'] as const;
const once = (value: number) => spreadOf([value]);

/** Whether the player shows the frames it says it shows, against the numbers drawn in the pictures; and what watching takes beside a bare page. */
export const framesBench: Bench = async ({ quick, rounds }) => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH === undefined)
    return [{ name: 'frames of the player', skipped: 'there is no Chromium (CHROMIUM_PATH)' }];
  await using folder = await temporaryFolder();
  await using running = await startProduct(join(folder.path, 'data'), {
    pageFolder: join(root, 'frontend', 'dist-web'),
  });
  await using browser = await openBrowser(CHROMIUM_PATH);
  const results: Result[] = [];
  const played: Playback[] = [];
  for (const encode of ENCODES) {
    const file = await drawEncode(folder.path, encode);
    await using clip = await openClipPage(browser, await shareClip(running, file, []));
    results.push(await seekFigure(clip.page, encode, quick ? 50 : 500));
    played.push(await playOnce(clip.page));
  }
  results.push(...overlayFigures(played));
  const file = await drawEncode(folder.path, ENCODES[0]);
  results.push(...(await breakpointFigures(running, browser, file, quick ? 5 : 100)));
  results.push(...(await watchingFigures(running, browser, file, rounds)));
  return results;
};

async function seekFigure(page: Parameters<typeof seekAndStep>[0], { name }: Encode, count: number): Promise<Result> {
  const { wrong } = await seekAndStep(page, count);
  return alone(once(wrong), {
    name: `wrong frames after ${String(count)} seeks and steps: ${name}`,
    unit: 'frames',
    goal: { atMost: 0 },
  });
}

function overlayFigures(played: readonly Playback[]): Result[] {
  const sum = (of: (each: Playback) => number) => played.reduce((total, each) => total + of(each), 0);
  const callbacks = sum((each) => each.callbacks);
  mustHold(callbacks > CLIP_FRAMES / 4, `${String(callbacks)} pictures were shown in all`);
  const note = `${String(callbacks)} pictures`;
  const worst = (of: (each: Playback) => number) => once(Math.max(...played.map(of)));
  // What is read from a picture may be the next one already: the browser's own announcement is as far off.
  const peerName = "the browser's announcement";
  const ratio = (ours: number, peer: number) => once(ours === peer ? 1 : ours / peer);
  const [apart, announced] = [sum((each) => each.apart), sum((each) => each.announcedApart)];
  const [furthest, announcedFurthest] = [worst((each) => each.furthest), worst((each) => each.announcedFurthest)];
  return [
    alone(once(sum((each) => each.misnumbered)), {
      ...{ name: 'pictures whose number on the overlay is not the announced one, at 1×', unit: 'pictures', note },
      goal: { atMost: 0 },
    }),
    {
      ...{ name: 'pictures that are another than the overlay says when they are read, at 1×', unit: 'pictures', note },
      ...{ ours: once(apart), peer: once(announced), peerName, ratio: ratio(apart, announced), goal: { atMost: 1 } },
    },
    alone(furthest, {
      ...{ name: 'overlay from picture at worst, at 1×', unit: 'frames', goal: { atMost: 1 } },
      note: `${note}; ${peerName}: ${String(announcedFurthest.median)}`,
    }),
    alone(once(sum((each) => each.commits) / callbacks), {
      ...{ name: 'React commits for each picture of a playing clip', unit: 'commits', goal: { atMost: 0 }, note },
    }),
  ];
}

async function breakpointFigures(
  running: BenchProduct,
  browser: Browser,
  file: string,
  count: number,
): Promise<Result[]> {
  const frames = Array.from({ length: 48 }, (_, n) => 7 + n * 6);
  await using clip = await openClipPage(browser, await shareClip(running, file, frames));
  const results: Result[] = [];
  for (const [index, rate] of SPEEDS.entries()) {
    const { exact } = await pauseAtBreakpoints(clip.page, { speed: index + 1, count, frames });
    const name = `breakpoints that paused on exactly their frame, of ${String(count)}, at ${rate}`;
    results.push(alone(once(exact), { name, unit: 'pauses', goal: { atLeast: count } }));
  }
  return results;
}

async function watchingFigures(
  running: BenchProduct,
  browser: Browser,
  file: string,
  rounds: number,
): Promise<Result[]> {
  const address = await shareClip(running, file, []);
  await using clip = await openClipPage(browser, address);
  const src = await clip.page.evaluate<string>('clip.currentSrc');
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const bare = await context.newPage();
  await bare.route('**/bare-clip', (route) => route.fulfill({ contentType: 'text/html', body: barePage(src) }));
  await bare.goto(`${running.url}/bare-clip`);
  await bare.waitForFunction('document.querySelector("video").readyState === 4');
  const found = { ours: [] as Watching[], bare: [] as Watching[] };
  for (let round = 0; round < rounds; round += 1) {
    found.bare.push(await watch(bare, BARE_START));
    await clip.page.bringToFront();
    await clip.page.evaluate('atRest()');
    found.ours.push(await watch(clip.page, OUR_START));
  }
  await context.close();
  const pairs = (of: (each: Watching) => number) => pairsOf(found.ours.map(of), found.bare.map(of));
  const beside = 'the video alone';
  return [
    against(
      beside,
      pairs(({ presented }) => presented),
      {
        ...{ name: 'pictures shown while watching', unit: 'of those there are', goal: { atLeast: 0.97 } },
      },
    ),
    against(
      beside,
      pairs(({ cpu }) => cpu),
      {
        ...{ name: 'processor time of the page for a second of the clip', unit: 's', goal: { atMost: 3 } },
      },
    ),
  ];
}

/** Shares a clip as it is, with an A at every tenth frame. @returns the combo's address */
async function shareClip(
  { product, url }: BenchProduct,
  file: string,
  breakpoints: readonly number[],
): Promise<string> {
  const key = `combos/bench/playable-${String(Date.now())}.mp4`;
  await product.ports.blobs.put(key, Readable.from([await readFile(file)]));
  const frames = new Set([...breakpoints, ...Array.from({ length: CLIP_FRAMES / 10 }, (_, n) => n * 10)]);
  const actions = [...frames]
    .sort((a, b) => a - b)
    .map((frame) => ({
      frame,
      breakpoint: breakpoints.includes(frame),
      presses: [{ type: 'A_BUTTON' as const, hold: 'SELECT_NO_HOLD' as const, isComplete: true }],
    }));
  const video = { sourceKey: key, playableKey: key, width: 640, height: 360, frames: CLIP_FRAMES };
  const [comboId = ''] = await recordCombos(product, 1, { actions, video });
  return `${url}/combo/${comboId}`;
}

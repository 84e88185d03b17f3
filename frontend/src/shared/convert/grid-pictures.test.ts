import fc from 'fast-check';
import type { VideoSample } from 'mediabunny';
import { gridPictures, slotOf, timeOf, type GridPart } from './grid-pictures.js';

/** Pictures that know when they are shown, and whether they were let go. */
class Pictures {
  open = 0;
  readonly all: readonly VideoSample[];

  constructor(times: readonly number[]) {
    const closing = () => () => {
      this.open -= 1;
    };
    this.all = times.map((timestamp) => ({ timestamp, close: closing() }) as unknown as VideoSample);
  }

  async *decoded(): AsyncGenerator<VideoSample> {
    for (const each of this.all) {
      this.open += 1;
      yield await Promise.resolve(each);
    }
  }
}

/** Number of the picture on each frame of a part. */
async function numbersOn(times: readonly number[], part: GridPart): Promise<number[]> {
  const pictures = new Pictures(times);
  const found: number[] = [];
  for await (const { frame, picture } of gridPictures(pictures.decoded(), part, times[0] ?? 0)) {
    expect(frame).toBe(found.length);
    found.push(pictures.all.indexOf(picture));
  }
  expect(pictures.open).toBe(0);
  return found;
}

const upTo = (count: number, first = 0) => Array.from({ length: count }, (_, n) => first + n);
const rounded = (seconds: number, ticks: number) => Math.round(seconds * ticks) / ticks;

it('has each picture of sixty a second on its frame, however its file rounds times and wherever it begins', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(1000, 15_360, 90_000, 60_000),
      fc.nat(10_000),
      fc.nat(100),
      fc.integer({ min: 1, max: 200 }),
      async (ticks, begin, from, frames) => {
        const times = upTo(310).map((n) => rounded(begin / 1000 + n / 60, ticks));
        expect(await numbersOn(times, { from, frames })).toEqual(upTo(frames, from));
      },
    ),
  );
});

it('shows slower pictures until the next one, the later of two on one frame, and the last one to the end', async () => {
  const thirty = upTo(5).map((n) => n / 30);
  expect(await numbersOn(thirty, { from: 0, frames: 10 })).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  const fast = upTo(12).map((n) => n / 120);
  expect(await numbersOn(fast, { from: 0, frames: 4 })).toEqual([0, 2, 4, 6]);
  expect(await numbersOn([0, 0.05, 0.5], { from: 2, frames: 5 })).toEqual([0, 1, 1, 1, 1]);
});

it('lets pictures go when nobody asks on', async () => {
  const pictures = new Pictures(upTo(20).map((n) => n / 60));
  for await (const { frame } of gridPictures(pictures.decoded(), { from: 0, frames: 20 }, 0)) if (frame === 3) break;
  expect(pictures.open).toBe(0);
});

it('knows frames and times of each other', () => {
  expect(slotOf(timeOf(123, 0.021), 0.021)).toBe(123);
  expect(slotOf(0.038, 0.021)).toBe(1);
});

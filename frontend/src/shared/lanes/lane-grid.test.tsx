import { render } from '@testing-library/react';
import { LaneGrid } from './lane-grid.js';
import { drawnFrames } from './lane-zoom.js';

const NAMES = 92;

/** Where the lines of each kind stand, in pixels from the lanes' left edge. */
function drawn(px: number, scroll: number, { room = 600, width = room }: { room?: number; width?: number } = {}) {
  const view = { names: NAMES, px, drawn: drawnFrames(scroll, room, px) };
  const { container } = render(<LaneGrid view={view} width={width} />);
  const svg = container.querySelector('svg');
  const [left, wide] = [parseFloat(svg?.style.left ?? ''), parseFloat(svg?.style.width ?? '')];
  const paths = [...container.querySelectorAll('path')].map((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/M([\d.]+),0/g)].map(([, x]) => left - NAMES + Number(x)),
  );
  return { left, right: left - NAMES + wide, paths };
}
const framesOf = (lines: readonly number[] | undefined, px: number) =>
  lines?.map((x) => Math.round((x / px) * 100) / 100);
const every = (step: number, from: number, before: number) =>
  Array.from({ length: Math.ceil((before - from) / step) }, (_, n) => from + n * step);

it('has a line at each frame and at each tenth, however many of a fraction of a pixel', () => {
  const px = 600 / 58.65;
  const { paths, right } = drawn(px, 0);
  expect(paths.map((lines) => framesOf(lines, px))).toEqual([every(10, 0, 58.65), every(1, 0, 58.65)]);
  expect(right).toBe(600);
});

it('has those of tenths alone where frames are close, and those of the ruler where tenths are', () => {
  expect(drawn(4, 0).paths.map((lines) => framesOf(lines, 4))).toEqual([every(10, 0, 150)]);
  expect(drawn(1, 0).paths.map((lines) => framesOf(lines, 1))).toEqual([every(60, 0, 600)]);
});

it('has what is near the view of a long clip, and ends with the lanes', () => {
  const [px, room, width] = [16, 600, 16 * 3601];
  const middle = drawn(px, 20_000, { room, width });
  const [from, to] = drawnFrames(20_000, room, px);
  expect(framesOf(middle.paths[1], px)).toEqual(every(1, from, to));
  expect(middle.left).toBe(NAMES + from * px);
  const end = drawn(px, width - room, { room, width });
  expect(framesOf(end.paths[1], px)?.at(-1)).toBe(3600);
  expect(end.right).toBe(width);
});

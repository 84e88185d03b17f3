import { playing } from '../test-video.js';
import { followPresses, type TickSink } from './press-ticks.js';

/** Ticks as they were asked for, in ms, without those taken back. */
function heard(): TickSink & { readonly ticks: () => number[]; woken: number } {
  const asked = new Set<{ readonly at: number }>();
  return {
    woken: 0,
    wake() {
      this.woken++;
    },
    tick(at) {
      const tick = { at };
      asked.add(tick);
      return () => asked.delete(tick);
    },
    ticks: () => [...asked].map(({ at }) => Math.round(at)),
  };
}

/** A clip that plays, with presses on these frames. */
function ticking(frames: readonly number[]) {
  const { video, clock } = playing();
  const sink = heard();
  const end = followPresses(clock, frames, sink);
  return { video, clock, sink, end };
}

/** Shows pictures at a speed, the first at `start` ms. */
function show(video: ReturnType<typeof playing>['video'], from: number, to: number, start: number, rate = 1): void {
  for (let frame = from; frame <= to; frame++) video.show(frame, start + ((frame - from) * 1000) / 60 / rate);
}

it('hands each tick over once, before it is due, for the moment its picture is seen', () => {
  const { video, clock, sink, end } = ticking([2, 10, 30]);
  clock.play();
  expect(sink.woken).toBe(1);
  show(video, 0, 4, 1000);
  expect(sink.ticks()).toEqual([1033, 1167]);
  show(video, 5, 40, 1000 + 5000 / 60);
  expect(sink.ticks()).toEqual([1033, 1167, 1500]);
  end();
});

it('knows the speed', () => {
  const { video, clock, sink, end } = ticking([2]);
  clock.setRate(0.5);
  video.playbackRate = 0.5;
  clock.play();
  show(video, 0, 0, 1000, 0.5);
  expect(sink.ticks()).toEqual([1067]);
  end();
});

it('takes back what a pause is before, and hands it over again', () => {
  const { video, clock, sink, end } = ticking([1, 6]);
  clock.play();
  show(video, 0, 2, 1000);
  expect(sink.ticks()).toEqual([1017, 1100]);
  clock.pause();
  expect(sink.ticks()).toEqual([1017]);
  clock.play();
  show(video, 2, 3, 2000);
  expect(sink.ticks()).toEqual([1017, 2067]);
  end();
});

it('stays within a loop, and ticks in each round', () => {
  const { video, clock, sink, end } = ticking([4, 8]);
  clock.setLoopRange(4, 7);
  clock.seek(4);
  video.finishSeek();
  clock.play();
  show(video, 4, 7, 1000);
  video.finishSeek();
  show(video, 4, 7, 2000);
  expect(sink.ticks()).toEqual([1000, 2000]);
  end();
});

it('says nothing of a clip that stands, and takes all back at its end', () => {
  const { video, clock, sink, end } = ticking([1, 3]);
  show(video, 0, 3, 1000);
  clock.step(1);
  expect(sink.ticks()).toEqual([]);
  clock.seek(0);
  video.finishSeek();
  video.finishSeek();
  clock.play();
  show(video, 0, 0, 2000);
  end();
  expect(sink.ticks()).toEqual([]);
});

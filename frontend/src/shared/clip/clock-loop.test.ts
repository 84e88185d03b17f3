import { FrameClock } from './frame-clock.js';
import { playing, TestVideo } from './test-video.js';

it('plays the frames of a loop over and over, back to exactly its first', () => {
  const { video, clock } = playing();
  clock.setLoopRange(60, 30);
  expect(clock.state.range).toEqual({ start: 30, end: 60 });
  clock.play();
  expect(clock.frame).toBe(30); // it stood before the loop
  video.finishSeek();
  for (let round = 0; round < 3; round++) {
    video.show(31);
    video.show(59);
    expect(clock.frame).toBe(59);
    video.show(60 + round); // pictures may be dropped
    expect(video.seeks.at(-1)).toBe(30.5 / 60);
    expect(clock.frame).toBe(30);
    expect(video.paused).toBe(false);
    video.show(61); // it was on its way
    expect(clock.frame).toBe(30);
    video.finishSeek();
  }
  clock.setLoopRange(null);
  video.show(90);
  expect(clock.frame).toBe(90);
});

it('loops up to the very end of the clip', () => {
  const { video, clock } = playing();
  clock.setLoopRange(100);
  clock.play();
  video.finishSeek();
  video.show(119);
  video.paused = true;
  video.dispatchEvent(new Event('ended'));
  expect([clock.frame, video.paused]).toEqual([100, false]);
});

it('waits at breakpoints in a loop each time round', () => {
  const { video, clock } = playing([40]);
  clock.setLoopRange(30, 60);
  for (let round = 0; round < 2; round++) {
    clock.play();
    video.finishSeek();
    video.show(44);
    expect([clock.frame, clock.state.waitingAt]).toEqual([40, 40]);
    video.finishSeek();
    clock.play();
    video.show(60);
    video.finishSeek();
  }
});

it('does not loop where it is stepped by hand', () => {
  const { video, clock } = playing();
  clock.setLoopRange(30, 60);
  clock.seek(60);
  video.finishSeek();
  clock.step(1);
  expect(clock.frame).toBe(61);
});

it('plays at a quarter of the chosen speed while it is slowed, never slower than browsers can', () => {
  const { video, clock } = playing();
  for (const [rate, slowed] of [
    [1, 1 / 4],
    [1 / 2, 1 / 8],
    [1 / 8, 1 / 16],
  ] as const) {
    clock.setRate(rate);
    clock.setSlow(true);
    expect(video.playbackRate).toBe(slowed);
    expect(clock.state.rate).toBe(rate);
    clock.setSlow(false);
    expect(video.playbackRate).toBe(rate);
  }
});

it('waits at the breakpoints that a viewer sets too', () => {
  const { video, clock } = playing([34]);
  clock.seek(20);
  video.finishSeek();
  clock.toggleOwnBreakpoint();
  clock.setOwnBreakpoints([...clock.state.ownBreakpoints, 34, 500]);
  expect(clock.state.ownBreakpoints).toEqual([20, 34, 120]);
  clock.seek(0);
  video.finishSeek();
  const stops: number[] = [];
  for (let frame = 1; frame <= 119; frame += 3) {
    if (video.paused) clock.play();
    video.show(frame);
    if (clock.state.waitingAt !== null) stops.push(clock.state.waitingAt);
    video.finishSeek();
  }
  expect(stops).toEqual([20, 34]);
  clock.goToBreakpoint(-1);
  expect(clock.frame).toBe(34);
  clock.goToBreakpoint(-1);
  clock.toggleOwnBreakpoint();
  expect(clock.state.ownBreakpoints).toEqual([34, 120]);
});

it('tells when a picture is seen and at what speed', () => {
  const { video, clock } = playing();
  clock.setRate(1 / 2);
  clock.play();
  video.show(30, 1234.5);
  expect(clock.lastPicture).toEqual({ mediaTime: 0.5, at: 1234.5, rate: 0.5 });
});

it('follows the position in browsers that do not tell of pictures', () => {
  const video = new TestVideo();
  const looks: FrameRequestCallback[] = [];
  const before = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (look) => looks.push(look);
  try {
    const bare = new Proxy(video, {
      has: (target, name) => name !== 'requestVideoFrameCallback' && name in target,
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
      set: (target, name, value) => Reflect.set(target, name, value, target),
    });
    const clock = new FrameClock(120, [50]);
    clock.attach(bare as unknown as HTMLVideoElement);
    clock.play();
    for (const [seconds, frame] of [
      [10 / 60, 10],
      [45.9 / 60, 45],
      [52 / 60, 50],
    ] as const) {
      video.currentTime = seconds;
      looks.pop()?.(700);
      expect(clock.frame).toBe(frame);
    }
    expect([video.paused, clock.state.waitingAt]).toEqual([true, 50]);
    expect(clock.lastPicture?.at).toBe(700);
  } finally {
    globalThis.requestAnimationFrame = before;
  }
});

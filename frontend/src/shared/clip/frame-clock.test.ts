import { FrameClock } from './frame-clock.js';
import { attachTo, playing, TestVideo } from './test-video.js';

it('is where the pictures are', () => {
  const { video, clock } = playing();
  clock.play();
  video.show(7);
  expect(clock.frame).toBe(7);
});

it('stays on the asked frame after a seek, whatever picture is there', () => {
  const { video, clock } = playing();
  clock.seek(42);
  video.show(41);
  video.finishSeek();
  video.show(41);
  expect(clock.frame).toBe(42);
  clock.step(1);
  expect(clock.frame).toBe(43);
});

it('counts from the first picture of a video that shows it late', () => {
  const { video, clock } = playing([], { delayS: 0.021 });
  expect(video.seeks).toEqual([]);
  clock.seek(20);
  expect(video.seeks).toEqual([0.021 + 20.5 / 60]);
  video.finishSeek();
  clock.play();
  video.showAt(0.021 + 21 / 60);
  expect(clock.frame).toBe(21);
  expect(clock.lastPicture?.mediaTime).toBeCloseTo(21 / 60);
});

it('has one seek in flight and lets the latest win', () => {
  const { video, clock } = playing();
  for (const frame of [1, 2, 3, 4]) clock.seek(frame);
  expect(video.seeks).toEqual([1.5 / 60]);
  video.finishSeek();
  expect(video.seeks).toEqual([1.5 / 60, 4.5 / 60]);
  expect(clock.frame).toBe(4);
});

it('pauses exactly at a breakpoint and goes on from there', () => {
  const { video, clock } = playing([34]);
  clock.play();
  video.show(30);
  video.show(37);
  expect(video.paused).toBe(true);
  expect(clock.frame).toBe(34);
  expect(clock.state.waitingAt).toBe(34);
  expect(video.seeks.at(-1)).toBe(34.5 / 60);
  video.finishSeek();
  clock.play();
  expect(clock.state.waitingAt).toBeNull();
  video.show(35);
  expect(clock.frame).toBe(35);
  expect(video.paused).toBe(false);
});

it('does not stop at a breakpoint it was sought past', () => {
  const { video, clock } = playing([34]);
  clock.seek(60);
  video.finishSeek();
  clock.play();
  video.show(61);
  expect(video.paused).toBe(false);
});

it('knows the picture that still came after a pause', () => {
  const { video, clock } = playing();
  clock.play();
  video.show(30);
  clock.pause();
  video.show(31);
  expect(clock.frame).toBe(31);
});

it('goes on from a breakpoint even where the file shows an earlier picture', () => {
  const { video, clock } = playing([34]);
  clock.seek(34);
  video.finishSeek();
  clock.play();
  video.show(33);
  video.show(34);
  video.show(35);
  expect(clock.frame).toBe(35);
  expect(video.paused).toBe(false);
});

it('begins again at the end', () => {
  const { video, clock } = playing();
  clock.play();
  video.show(119);
  video.paused = true;
  video.dispatchEvent(new Event('ended'));
  expect(clock.frame).toBe(0);
  expect(video.paused).toBe(true);
  clock.setLoop(true);
  video.finishSeek();
  clock.play();
  video.show(119);
  video.paused = true;
  video.dispatchEvent(new Event('ended'));
  expect(video.paused).toBe(false);
});

it('plays a part of a video as if it were the whole', () => {
  const { video, clock } = playing([], { delayS: 10, frames: 60 });
  clock.seek(500);
  video.finishSeek();
  // the picture after the part is none of the clip's
  expect([clock.frame, video.seeks.at(-1)]).toEqual([120, 10 + 59.5 / 60]);
  clock.seek(30);
  expect(video.seeks.at(-1)).toBe(10 + 30.5 / 60);
  video.finishSeek();
  clock.play();
  video.show(659);
  expect([clock.frame, video.paused]).toEqual([59, false]);
  video.show(660);
  expect([clock.frame, video.paused, video.seeks.at(-1)]).toEqual([0, true, 10 + 0.5 / 60]);
  video.finishSeek();
  clock.setLoop(true);
  clock.play();
  video.show(661);
  expect([clock.frame, video.paused, video.seeks.at(-1)]).toEqual([0, false, 10 + 0.5 / 60]);
});

it('stays where a part was paused, though the picture after it is shown once more', () => {
  const { video, clock } = playing([], { frames: 60 });
  clock.play();
  video.show(59);
  clock.pause();
  video.show(60);
  expect([clock.frame, video.paused]).toEqual([59, true]);
});

it('stays on the last frame when that is sought, though the clip has ended there', () => {
  const { video, clock } = playing();
  clock.step(500);
  video.finishSeek();
  video.dispatchEvent(new Event('ended'));
  expect([clock.frame, video.paused]).toEqual([120, true]);
});

it('plays again from the beginning where it stands at the end', () => {
  const { video, clock } = playing();
  clock.seek(500);
  video.finishSeek();
  clock.play();
  expect([clock.frame, video.seeks.at(-1), video.paused]).toEqual([0, 0.5 / 60, false]);
});

it('plays on though a seek to the end was still under way, which ends the clip once more', () => {
  const { video, clock } = playing();
  clock.seek(500);
  clock.play();
  expect(video.seeks).toEqual([120.5 / 60]);
  video.paused = true; // browsers end a clip that comes to its end in a seek
  video.finishSeek();
  video.dispatchEvent(new Event('pause'));
  video.dispatchEvent(new Event('ended'));
  expect([clock.frame, video.seeks.at(-1), video.paused]).toEqual([0, 0.5 / 60, false]);
  video.finishSeek();
  video.show(3);
  expect(clock.frame).toBe(3);
});

it('does not play by itself once it was paused, though a seek comes to the end', () => {
  const { video, clock } = playing();
  clock.play();
  clock.pause();
  clock.seek(500);
  clock.seek(499);
  video.dispatchEvent(new Event('ended'));
  expect(video.paused).toBe(true);
});

it('stays inside the clip', () => {
  const { clock } = playing();
  clock.step(-5);
  expect(clock.frame).toBe(0);
  clock.seek(500);
  expect(clock.frame).toBe(120);
});

it('ends where it is told to, and tells of the frame once more', () => {
  const { clock } = playing();
  const told: number[] = [];
  clock.onFrame((frame) => told.push(frame));
  clock.seek(100);
  clock.endAt(110);
  clock.endAt(90);
  expect([told, clock.lastFrame]).toEqual([[0, 100, 100, 90], 90]);
  clock.step(5);
  expect(clock.frame).toBe(90);
});

it('shows the frame that was sought before its file was there, though that comes before it is followed', () => {
  const video = new TestVideo();
  const clock = new FrameClock(120, []);
  clock.seek(20);
  attachTo(clock, video);
  expect(video.seeks).toEqual([20.5 / 60]);
});

it('knows of a file that failed before it was followed, and takes that back for the next one', () => {
  const video = new TestVideo();
  Object.assign(video, { readyState: 0, error: { code: 4 } });
  const clock = new FrameClock(120, []);
  const stop = attachTo(clock, video);
  expect(clock.state).toMatchObject({ ready: false, failed: true });
  stop();
  video.error = null;
  attachTo(clock, video);
  expect(clock.state).toMatchObject({ ready: false, failed: false });
  video.dispatchEvent(new Event('error'));
  expect(clock.state.failed).toBe(true);
});

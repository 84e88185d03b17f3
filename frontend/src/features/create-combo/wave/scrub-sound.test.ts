import { FrameClock } from '../../../shared/clip/frame-clock.js';
import { setVolume, soundOn, toggleSound } from '../../../shared/clip/sound/sound-choices.js';
import { followSteps } from './scrub-sound.js';

afterEach(() => {
  if (soundOn.get()) toggleSound();
  localStorage.clear();
});

/** A clip that stands, and from which frames it was heard. */
function standing() {
  const clock = new FrameClock(100, []);
  const heard: number[] = [];
  let opened = 0;
  let closed = 0;
  const end = followSteps(clock, () => {
    opened += 1;
    return { hear: (fromS) => heard.push(Math.round(fromS * 60)), close: () => (closed += 1) };
  });
  return { clock, heard, end, opened: () => [opened, closed] };
}

it('is silent, and opens nothing, until sound is turned on', () => {
  const { clock, heard, end, opened } = standing();
  clock.step(1);
  expect([heard, opened()]).toEqual([[], [0, 0]]);
  end();
});

it('lets each frame be heard that is stepped or sought, once, and none at volume 0', () => {
  const { clock, heard, end, opened } = standing();
  setVolume(50);
  clock.step(1);
  clock.seek(20);
  clock.seek(20);
  setVolume(0);
  clock.step(-1);
  expect(heard).toEqual([1, 20]);
  end();
  clock.step(1);
  expect([heard, opened()]).toEqual([
    [1, 20],
    [1, 1],
  ]);
});

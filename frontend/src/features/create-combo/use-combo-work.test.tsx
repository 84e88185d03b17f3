import { MAX_FRAME } from '@combolab/contracts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { attachTo, TestVideo } from '../../shared/clip/test-video.js';
import { EMPTY_FORM } from './combo-form.js';
import { EMPTY_TRACK } from './track/track.js';
import { useComboWork } from './use-combo-work.js';

afterEach(cleanup);

it('stands where was sought while the clip was not known yet, and at the start of a clip that takes its place', () => {
  const { result } = renderHook(() => useComboWork({ form: EMPTY_FORM, track: EMPTY_TRACK }));
  expect(result.current.clock.lastFrame).toBe(MAX_FRAME);
  const told = (seconds: number | null) => {
    act(() => {
      result.current.onDuration(seconds);
    });
    return [result.current.lastFrame, result.current.clock.frame];
  };
  const { clock } = result.current;
  clock.seek(20);
  expect(told(3)).toEqual([180, 20]);
  expect(told(3)).toEqual([180, 20]);
  expect(result.current.clock).toBe(clock);
  expect(clock.lastFrame).toBe(180);
  expect(told(2)).toEqual([120, 0]);
  result.current.clock.seek(40);
  // a clip in place of its copy
  expect(told(2 + 1 / 60)).toEqual([121, 40]);
  expect(told(2 + 4 / 60)).toEqual([124, 0]);
  expect(told(null)).toEqual([null, 0]);
});

it('begins where the work was left, and goes on from where it was stepped before the length of the clip was known', () => {
  const { result } = renderHook(() => useComboWork({ form: EMPTY_FORM, track: EMPTY_TRACK, cursor: 42 }));
  const { clock } = result.current;
  expect(clock.frame).toBe(42);
  clock.step(20);
  act(() => {
    result.current.onDuration(3);
  });
  expect([result.current.lastFrame, result.current.clock.frame]).toEqual([180, 62]);
});

it('plays on when the length of the clip is told after it was played', () => {
  const { result } = renderHook(() => useComboWork({ form: EMPTY_FORM, track: EMPTY_TRACK }));
  const video = new TestVideo();
  attachTo(result.current.clock, video);
  result.current.clock.play();
  act(() => {
    result.current.onDuration(3);
  });
  const { clock } = result.current;
  expect(clock.state.playing).toBe(true);
  video.show(30);
  expect(clock.frame).toBe(30);
});

import { renderHook } from '@testing-library/react';
import { FrameClock } from '../../../shared/clip/frame-clock.js';
import { ownBreakpoints, useOwnBreakpoints } from './own-breakpoints.js';

afterEach(() => {
  ownBreakpoints.write([]);
});

function opened(comboId: string) {
  const clock = new FrameClock(120, []);
  const { unmount } = renderHook(() => {
    useOwnBreakpoints(clock, comboId);
  });
  return { clock, unmount };
}

it('has the breakpoints of the combo when it is opened again, and of no other', () => {
  const { clock, unmount } = opened('one');
  clock.toggleOwnBreakpoint(40);
  clock.toggleOwnBreakpoint(7);
  unmount();
  expect(opened('one').clock.state.ownBreakpoints).toEqual([7, 40]);
  expect(opened('two').clock.state.ownBreakpoints).toEqual([]);
});

it('keeps those of the 200 combos that were changed last', () => {
  for (let n = 0; n < 210; n++) {
    const { clock, unmount } = opened(String(n));
    clock.toggleOwnBreakpoint(5);
    unmount();
  }
  expect(ownBreakpoints.read()).toHaveLength(200);
  expect(opened('9').clock.state.ownBreakpoints).toEqual([]);
  expect(opened('209').clock.state.ownBreakpoints).toEqual([5]);
});

it('begins anew where the memory is spoilt', () => {
  for (const text of ['{', 'null', '7', '[["one","x"],[1,[2]],["one",[1.5]]]']) {
    localStorage.setItem('combolab.breakpoints', text);
    expect(opened('one').clock.state.ownBreakpoints).toEqual([]);
  }
});

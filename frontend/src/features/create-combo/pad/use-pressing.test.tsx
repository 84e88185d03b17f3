import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { usePressing } from './use-pressing.js';

afterEach(cleanup);

function pressing() {
  const clock = { state: { playing: false }, frame: 0, lastFrame: 100 };
  const told: string[] = [];
  const takers = {
    onPress: (type: string) => told.push(`${type} on ${String(clock.frame)}`),
    onPlayed: (type: string, start: number, end: number) => told.push(`${type} ${String(start)}-${String(end)}`),
  };
  renderHook(() => {
    usePressing(takers, { enabled: true, keys: true, clock });
  });
  const key = (down: boolean) => {
    fireEvent[down ? 'keyDown' : 'keyUp'](document.body, { code: 'KeyX', key: 'x' });
  };
  return { clock, told, key };
}

it('lands on the frame that stands, and while the clip plays on those from press to release', () => {
  const { clock, told, key } = pressing();
  key(true);
  key(false);
  clock.state.playing = true;
  clock.frame = 20;
  key(true);
  expect(told).toEqual(['X_BUTTON on 0']);
  clock.frame = 32;
  key(false);
  expect(told).toEqual(['X_BUTTON on 0', 'X_BUTTON 20-32']);
});

it('holds to the end of a clip that ends first, and leaves alone what a dialog lies over', () => {
  const { clock, told, key } = pressing();
  clock.state.playing = true;
  clock.frame = 90;
  key(true);
  clock.state.playing = false;
  clock.frame = 0;
  key(false);
  expect(told).toEqual(['X_BUTTON 90-100']);
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  key(true);
  key(false);
  dialog.remove();
  expect(told).toHaveLength(1);
});

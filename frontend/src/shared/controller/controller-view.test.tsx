import { act, cleanup, render } from '@testing-library/react';
import { atom } from 'nanostores';
import { normaliseActions } from '@combolab/contracts';
import { ControllerView } from './controller-view.js';
import { FrameSources, type FrameSource } from './frame-source.js';
import { AUTHORS_VIEW } from './mapping.js';

afterEach(cleanup);

const actions = normaliseActions([{ frame: 10, presses: [{ type: 'A_BUTTON' }, { type: 'CONTROL_STICK_UP' }] }]);

function shown() {
  const frames = atom(10);
  const states = atom({ playing: false });
  const source: FrameSource = {
    get frame() {
      return frames.get();
    },
    onFrame: (listener) => frames.subscribe(listener),
    states,
  };
  const { container, getByRole } = render(
    <FrameSources value={source}>
      <ControllerView
        actions={actions}
        viewer={{ code: 'SWITCH', mapping: {}, mapped: false, ...AUTHORS_VIEW }}
        spoken
      />
    </FrameSources>,
  );
  return {
    goTo: (frame: number, playing: boolean) => {
      act(() => {
        frames.set(frame);
        states.set({ playing });
      });
    },
    modes: () =>
      ['A_BUTTON', 'CONTROL_STICK', 'B_BUTTON'].map((part) =>
        container.querySelector(`[data-part=${part}]`)?.getAttribute('data-state'),
      ),
    said: () => getByRole('status').textContent,
  };
}

it('fills where the clip stands only what is pressed on that frame, and says only that', () => {
  const { goTo, modes, said } = shown();
  expect(modes()).toEqual(['pressed', 'pressed', 'up']);
  expect(said()).toBe('frame 10: A, stick up');
  goTo(11, false);
  expect(modes()).toEqual(['ghost', 'ghost', 'up']);
  expect(said()).toBe('frame 11: nothing pressed');
  goTo(31, false);
  expect(modes()).toEqual(['up', 'up', 'up']);
});

it('keeps a press lit while the clip plays, and lets it go the moment it is paused', () => {
  const { goTo, modes, said } = shown();
  goTo(15, true);
  expect(modes()).toEqual(['pressed', 'pressed', 'up']);
  goTo(15, false);
  expect(modes()).toEqual(['ghost', 'ghost', 'up']);
  expect(said()).toBe('frame 15: nothing pressed');
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { answerInView } from '../../shared/lib/testing/answer-in-view.js';
import { answerMedia } from '../../shared/lib/testing/answer-media.js';
import { DrawnReplay } from './drawn-replay.js';
import { recordedScene } from '@combolab/drawn-replay/testing/recorded-scene';
import { recordingPen } from '@combolab/drawn-replay/testing/recording-pen';

const scene = recordedScene('falco-samus-battlefield');
let pictures: FrameRequestCallback[] = [];
let reduced = false;
let seen: (inView: boolean) => void = () => undefined;
let drawings = 0;

class Observer {
  observe() {
    // told by hand
  }
  unobserve() {
    // nothing to end
  }
  disconnect() {
    // nothing to end
  }
}

beforeAll(() => {
  globalThis.ResizeObserver = Observer;
  seen = answerInView();
  answerMedia(() => reduced);
  globalThis.requestAnimationFrame = (next) => pictures.push(next);
  globalThis.cancelAnimationFrame = () => {
    pictures = [];
  };
  HTMLCanvasElement.prototype.getContext = (() => {
    drawings += 1;
    return recordingPen().pen;
  }) as unknown as typeof HTMLCanvasElement.prototype.getContext;
});
beforeEach(() => {
  pictures = [];
  drawings = 0;
  reduced = false;
});
afterEach(cleanup);

/** The page's next pictures, 20 ms apart. */
function pass(count: number): void {
  act(() => {
    for (let i = 0; i < count; i += 1) {
      const next = pictures.splice(0);
      for (const picture of next) picture(performance.now() + 20 * (i + 1));
    }
  });
}
const show = (card = false): HTMLInputElement => {
  render(<DrawnReplay scene={scene} label="Falco hits Samus" card={card} />);
  act(() => {
    seen(true);
  });
  return screen.getByRole('slider', { name: 'Frame' });
};

it('plays at once while it is in view, and stands when it is not', () => {
  const slider = show();
  expect(screen.getByRole('img', { name: 'Falco hits Samus' })).toBeTruthy();
  expect(drawings).toBeGreaterThan(0);
  pass(30);
  const reached = Number(slider.value);
  expect(reached).toBeGreaterThan(5);
  act(() => {
    seen(false);
  });
  expect(pictures).toHaveLength(0);
});

it('pauses and goes on, steps by comma and full stop, and round at its ends', () => {
  const slider = show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(pictures).toHaveLength(0);
  const group = screen.getByRole('group', { name: 'Falco hits Samus' });
  fireEvent.input(slider, { target: { value: '10' } });
  fireEvent.keyDown(group, { key: '.' });
  expect(slider.value).toBe('11');
  expect(slider.getAttribute('aria-valuetext')).toBe(`frame 11 of ${String(scene.to - scene.from)}`);
  fireEvent.keyDown(group, { key: ',', ctrlKey: true });
  expect(slider.value).toBe('11');
  fireEvent.input(slider, { target: { value: '0' } });
  fireEvent.click(screen.getByRole('button', { name: 'One frame back' }));
  expect(slider.value).toBe(String(scene.to - scene.from));
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(pictures).toHaveLength(1);
});

it('stands with reduced motion until it is asked to play', () => {
  reduced = true;
  show();
  expect(pictures).toHaveLength(0);
  expect(drawings).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(pictures).toHaveLength(1);
});

it('plays slower when asked to', () => {
  const slider = show();
  const quarter = screen.getByRole<HTMLInputElement>('radio', { name: /Quarter speed/ });
  pass(30);
  const whole = Number(slider.value);
  fireEvent.input(slider, { target: { value: '0' } });
  fireEvent.click(quarter);
  expect(quarter.checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  pass(30);
  expect(Number(slider.value)).toBeLessThan(whole / 2);
});

it('has play, pause and the slider alone on a card', () => {
  show(true);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Pause']);
});

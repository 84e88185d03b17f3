import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { withClock } from '../../../shared/clip/with-clock.js';
import { FrameClock } from '../../../shared/clip/frame-clock.js';
import { SeekBar } from './seek-bar.js';

const sheet = { src: '/api/files/samples/x/scrub.jpg', width: 120, height: 68, columns: 10, count: 50, step: 4 };

afterEach(cleanup);

function bar(more: { sheet?: typeof sheet } = { sheet }) {
  const clock = new FrameClock(200, []);
  const { container } = render(<SeekBar breakpoints={[]} {...more} />, { wrapper: withClock(clock) });
  const element = container.firstElementChild as HTMLElement;
  element.getBoundingClientRect = () => new DOMRect(100, 0, 400, 24);
  const picture = () => container.querySelector('img');
  const hover = (clientX: number) => fireEvent(element, new MouseEvent('pointermove', { bubbles: true, clientX }));
  const note = () => element.lastElementChild as HTMLElement;
  return { clock, element, picture, hover, note };
}

it('shows the picture and the number of the frame under the pointer, and fetches pictures no sooner', () => {
  const { picture, hover, note, element } = bar();
  expect(note().hidden).toBe(true);
  expect(picture()).toBeNull();
  hover(100 + 106);
  expect(note().hidden).toBe(false);
  expect(note().textContent).toBe('53');
  expect(picture()?.getAttribute('src')).toBe(sheet.src);
  expect(picture()?.style.translate).toBe('-360px -68px');
  hover(100 + 40);
  expect(note().textContent).toBe('20');
  expect(picture()?.style.translate).toBe('-600px 0px');
  fireEvent.pointerLeave(element);
  expect(note().hidden).toBe(true);
});

it('follows the slider and goes at Escape', () => {
  const { note } = bar();
  const slider = screen.getByRole('slider', { name: 'Frame' });
  fireEvent.input(slider, { target: { value: '120' } });
  expect([note().hidden, note().textContent]).toEqual([false, '120']);
  fireEvent.keyDown(slider, { key: 'Escape' });
  expect(note().hidden).toBe(true);
});

it('tells the number alone where there are no pictures, or they do not come', () => {
  const without = bar({});
  without.hover(300);
  expect([without.picture(), without.note().textContent]).toEqual([null, '100']);
  cleanup();
  const broken = bar();
  broken.hover(300);
  const image = broken.picture();
  if (image === null) throw new Error('no picture was asked for');
  fireEvent.error(image);
  expect(image.parentElement?.hidden).toBe(true);
  expect(broken.note().textContent).toBe('100');
});

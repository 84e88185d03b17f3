import { cleanup, fireEvent, render } from '@testing-library/react';
import { Picture } from './picture.js';

afterEach(cleanup);

const pictureIn = (place: HTMLElement) => place.querySelector('img');

it('gives way to what stands instead where there is none', () => {
  const { container } = render(<Picture src={null} instead="S" />);
  expect([pictureIn(container), container.textContent]).toEqual([null, 'S']);
});

it('gives way once it cannot be loaded, and comes back with another one', () => {
  const { container, rerender } = render(<Picture src="/gone.png" instead="S" />);
  expect(pictureIn(container)?.getAttribute('src')).toBe('/gone.png');
  fireEvent.error(pictureIn(container) ?? container);
  expect([pictureIn(container), container.textContent]).toEqual([null, 'S']);
  rerender(<Picture src="/there.png" instead="S" />);
  expect(pictureIn(container)?.getAttribute('src')).toBe('/there.png');
  expect(container.textContent).toBe('');
});

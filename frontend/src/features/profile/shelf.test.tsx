import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Shelf } from './shelf.js';

afterEach(cleanup);
const show = (query: Partial<Parameters<typeof Shelf<string>>[0]['query']>) =>
  render(
    <Shelf query={{ isFetching: false, refetch: () => undefined, ...query }} failed="Not loaded" empty="Nothing here">
      {(items) => items.join(' and ')}
    </Shelf>,
  ).container.textContent;

it('shows what there is, also while it is read again or that failed', () => {
  expect(show({ currentData: ['a', 'b'] })).toBe('a and b');
  expect(show({ currentData: ['a', 'b'], isFetching: true })).toBe('a and b');
  expect(show({ currentData: ['a', 'b'], error: { status: 500 } })).toBe('a and b');
});

it('says that there is nothing only once it knows', () => {
  expect(show({ currentData: [] })).toBe('Nothing here');
  expect(show({ isFetching: true })).toBe('');
});

it('says that it failed, and tries again', () => {
  let tries = 0;
  expect(show({ error: { status: 500 }, refetch: () => (tries += 1) })).toContain('Not loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
});

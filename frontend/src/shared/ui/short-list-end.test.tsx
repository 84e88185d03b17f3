import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ShortListEnd } from './short-list-end.js';

afterEach(cleanup);

const end = (count: number) =>
  render(
    <MemoryRouter>
      <ShortListEnd count={count} to="/results" way="Find combos">
        How more come.
      </ShortListEnd>
    </MemoryRouter>,
  ).container;

it.each([1, 2])('says below a list of %i how more come to it, and leads there', (count) => {
  expect(end(count).textContent).toContain('How more come.');
  expect(screen.getByRole('link', { name: 'Find combos' }).getAttribute('href')).toBe('/results');
});

it('says nothing below a longer list', () => {
  expect(end(3).textContent).toBe('');
});

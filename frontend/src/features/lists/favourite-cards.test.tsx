import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import type { ComboCard } from '@combolab/contracts';
import { FavouriteCards } from './favourite-cards.js';

afterEach(cleanup);
const cards = Array.from({ length: 60 }, (_, i) => ({ _id: `c${String(i)}`, name: `Combo ${String(i)}` }) as ComboCard);
const Card = ({ listed }: { readonly listed: ComboCard }) => <Link to="/combo">{listed.name}</Link>;
function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>back</button>;
}
const show = (some: readonly ComboCard[]) =>
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<FavouriteCards cards={some} Card={Card} />} />
        <Route path="/combo" element={<Back />} />
      </Routes>
    </MemoryRouter>,
  );
const shown = () => screen.getAllByRole('link').length;
const more = () => screen.queryByRole('button');

it('draws all of a few', () => {
  show(cards.slice(0, 24));
  expect(shown()).toBe(24);
  expect(more()).toBeNull();
});

it('draws 24 more each time, goes on at the first of them, and has them again after Back', () => {
  show(cards);
  expect(shown()).toBe(24);
  expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('60');
  fireEvent.click(screen.getByRole('button', { name: 'Show more (36 left)' }));
  expect(shown()).toBe(48);
  expect(document.activeElement?.textContent).toBe('Combo 24');
  fireEvent.click(screen.getByRole('button', { name: 'Show more (12 left)' }));
  expect(shown()).toBe(60);
  expect(document.activeElement?.textContent).toBe('Combo 48');
  expect(more()).toBeNull();
  fireEvent.click(screen.getByText('Combo 50'));
  fireEvent.click(screen.getByRole('button', { name: 'back' }));
  expect(shown()).toBe(60);
});

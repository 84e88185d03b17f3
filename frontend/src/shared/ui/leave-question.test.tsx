import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { LeaveQuestion } from './leave-question.js';

afterEach(cleanup);
const site = (active: boolean) => (
  <MemoryRouter initialEntries={['/settings']}>
    <Link to="/results">away</Link>
    <Routes>
      <Route path="/settings" element={<LeaveQuestion active={active} />} />
      <Route path="/results" element={<p>there</p>} />
    </Routes>
  </MemoryRouter>
);
const follow = async () => {
  fireEvent.click(screen.getByText('away'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
};
const there = () => screen.queryByText('there') !== null;
const question = () => screen.queryByRole('dialog');

it('lets links lead on while nothing would be lost', async () => {
  render(site(false));
  await follow();
  expect(question()).toBeNull();
  expect(there()).toBe(true);
});

it('stays where the user is until they agree', async () => {
  render(site(true));
  await follow();
  expect(there()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'cancel' }));
  expect(question()).toBeNull();
  expect(there()).toBe(false);
  await follow();
  fireEvent.click(screen.getByRole('button', { name: 'confirm' }));
  expect(there()).toBe(true);
});

it('asks no more once what was changed is saved', async () => {
  const { rerender } = render(site(true));
  rerender(site(false));
  await follow();
  expect(there()).toBe(true);
});

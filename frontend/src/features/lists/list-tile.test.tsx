import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { emblemOf } from '@combolab/contracts';
import { ListTile } from './list-tile.js';

afterEach(cleanup);

type Props = Parameters<typeof ListTile>[0];
const show = (props: Partial<Props> = {}) =>
  render(
    <MemoryRouter>
      <ListTile name="Ladders" to="/lists/l1" count={1} first={[]} mark={null} {...props} />
    </MemoryRouter>,
  ).container;

it('says how many combos it has once that is known', () => {
  show({ count: null });
  expect(screen.queryByText(/combo/)).toBeNull();
  cleanup();
  show({ count: 2 });
  expect(screen.getByText('2 combos')).toBeTruthy();
});

it('shows the fighter of a combo whose picture cannot be loaded', () => {
  const tile = show({ first: [{ _id: 'c1', name: 'Ladder', thumbnail: '/gone.png', characterId: 'ssbu:mario' }] });
  fireEvent.error(tile.querySelector('img') ?? tile);
  expect(tile.querySelector('img')).toBeNull();
  expect(tile.textContent).toContain(emblemOf('ssbu:mario').letters);
});

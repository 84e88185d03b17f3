import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DefendersSelect } from './defenders-select.js';

afterEach(cleanup);

function Form() {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <>
      <label htmlFor="defenders">Defenders</label>
      <DefendersSelect inputId="defenders" gameId="ssbm" value={value} onChange={setValue} onBlur={() => undefined} />
      <output>{value.join()}</output>
    </>
  );
}
const chosen = () => (screen.getByRole('status').textContent || null)?.split(',') ?? [];
const field = () => screen.getByLabelText('Defenders');
const pick = (option: string) => {
  fireEvent.focus(field());
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.click(screen.getByRole('option', { name: option }));
};

it('takes many at once as one chip, and single ones out of them', () => {
  render(<Form />);
  pick('Fast fallers (3)');
  expect(chosen()).toEqual(['ssbm:fox', 'ssbm:falco', 'ssbm:captain-falcon']);
  expect(screen.getByLabelText('Remove Fast fallers (3)')).toBeTruthy();
  pick('Falco');
  expect(chosen()).toEqual(['ssbm:fox', 'ssbm:captain-falcon']);
  expect(screen.queryByLabelText('Remove Fast fallers (3)')).toBeNull();
  pick('Everyone (26)');
  expect(chosen()).toHaveLength(26);
  fireEvent.click(screen.getByLabelText('Remove Everyone (26)'));
  expect(chosen()).toEqual([]);
});

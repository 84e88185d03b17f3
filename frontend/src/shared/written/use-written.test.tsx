import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { asPerson } from './testing/as-person.js';
import { useWritten } from './use-written.js';

function Form({ what, start }: { readonly what: string; readonly start: string }) {
  const { words, write, forget } = useWritten(what, { text: start });
  return (
    <>
      <input
        aria-label="text"
        value={words.text}
        onChange={({ target }) => {
          write({ text: target.value });
        }}
      />
      <button onClick={forget}>sent</button>
    </>
  );
}

/** Opens the page anew. */
const open = (userId: string, what = 'note.1', start = '') => {
  cleanup();
  render(asPerson(userId, <Form what={what} start={start} />));
  return screen.getByLabelText<HTMLInputElement>('text');
};
beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

it('has what was typed again after the page was opened anew, for who typed it and what it is about', () => {
  fireEvent.change(open('ann'), { target: { value: 'half a sent' } });
  expect(open('ann').value).toBe('half a sent');
  expect(open('ann', 'note.2').value).toBe('');
  expect(open('bob').value).toBe('');
});

it('begins anew once it was sent', () => {
  fireEvent.change(open('ann'), { target: { value: 'a sentence' } });
  fireEvent.click(screen.getByText('sent'));
  expect(open('ann').value).toBe('');
});

it('shows what a thing says now where nothing was typed', () => {
  fireEvent.change(open('ann', 'note.1', 'old'), { target: { value: 'new' } });
  fireEvent.change(screen.getByLabelText('text'), { target: { value: 'old' } });
  expect(open('ann', 'note.1', 'changed elsewhere').value).toBe('changed elsewhere');
});

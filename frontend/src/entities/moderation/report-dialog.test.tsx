import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { asPerson } from '../../shared/written/testing/as-person.js';
import { ReportDialog } from './report-dialog.js';

let answer: () => Response;
let closed: number;
const open = (subjectId = 'c1') => {
  cleanup();
  const close = () => {
    closed += 1;
  };
  render(asPerson('ann', <ReportDialog kind="combo" subjectId={subjectId} onClose={close} />));
  return screen.getByRole<HTMLTextAreaElement>('textbox');
};
const isChosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
const send = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
};
beforeEach(() => {
  localStorage.clear();
  closed = 0;
  globalThis.fetch = () => Promise.resolve(answer());
});
afterEach(cleanup);

it('keeps a report that was not sent, for the thing it is about', () => {
  fireEvent.change(open(), { target: { value: 'It is a film of mine' } });
  fireEvent.click(screen.getAllByRole('radio')[1] ?? document.body);
  const chosen = isChosen();
  expect(open().value).toBe('It is a film of mine');
  expect(isChosen()).toEqual(chosen);
  expect(chosen).toContain(true);
  expect(open('c2').value).toBe('');
  expect(isChosen()).not.toContain(true);
});

it('keeps a report that could not be sent, and forgets it once the admins have it', async () => {
  answer = () => Response.json({ title: 'Away', detail: 'Not now.' }, { status: 503 });
  fireEvent.change(open(), { target: { value: 'It is a film of mine' } });
  fireEvent.click(screen.getAllByRole('radio')[0] ?? document.body);
  send();
  expect(await screen.findByText(/^The report was not sent/)).toBeDefined();
  expect(open().value).toBe('It is a film of mine');
  answer = () => Response.json({});
  send();
  await waitFor(() => {
    expect(closed).toBe(1);
  });
  expect(open().value).toBe('');
});

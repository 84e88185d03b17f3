import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { UploadOverlay } from './upload-overlay.js';
import type { UploadState } from './upload-state.js';

afterEach(cleanup);
const nothing = () => undefined;
const show = (state: UploadState) =>
  render(
    <MemoryRouter>
      <UploadOverlay state={state} onCancel={nothing} onLeave={nothing} />
    </MemoryRouter>,
  );
const cancel = () => screen.queryByRole('button', { name: 'cancel' });

it('can be cancelled while the clip is uploaded, and says what holds it up', () => {
  show({ phase: 'upload', percent: 40, received: 4, total: 10, words: 'No connection' });
  expect(cancel()).not.toBeNull();
  expect(screen.getByText('No connection')).toBeTruthy();
});

it('cannot be cancelled while the server makes the combo', () => {
  show({ phase: 'check' });
  expect(cancel()).toBeNull();
  expect(screen.getByRole('button', { name: 'continue in the background' })).toBeTruthy();
});

it('can be cancelled, but not left, while its clip is still being made', () => {
  show({ phase: 'making', percent: 30 });
  expect(cancel()).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'continue in the background' })).toBeNull();
  const label = 'The clip is still being made. It is shared as soon as it is there.';
  expect(screen.getByRole('progressbar', { name: label }).getAttribute('aria-valuenow')).toBe('30');
});

it('leads to the combo that was made before', () => {
  show({ phase: 'taken', comboId: 'before' });
  expect(screen.getByRole('link', { name: 'watch that combo' }).getAttribute('href')).toBe('/combo/before');
});

import { render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { MissingFileError } from '../shared/loading/files-first.js';
import { shownAsOf } from '../shared/offline/as-of.js';
import { ErrorView } from './error-view.js';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  shownAsOf.set(null);
  jest.restoreAllMocks();
});

it('says that there is no connection where what is shown was kept, and names no reference', () => {
  shownAsOf.set(1);
  render(<ErrorView error={new MissingFileError('/assets/a.js')} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No connection to ComboLab');
});

it('names the reference that it tells the console, once however often it is drawn', () => {
  const error = new Error('broken');
  const { rerender } = render(<ErrorView error={error} />);
  rerender(<ErrorView error={error} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!');
  const reference = screen.getByText(/^Reference /).textContent;
  expect(jest.mocked(console.error).mock.calls).toEqual([[reference, error]]);
});

import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ClipUpload } from './clip-upload.js';
import { UploadMeter } from './upload-meter.js';

afterEach(cleanup);

it('asks before it takes the clip away', () => {
  const sending = { start: () => () => undefined, terminate: () => Promise.resolve() };
  const token = () => Promise.resolve(null);
  const upload = new ClipUpload({ file: new File(['0123'], 'clip.mp4'), kind: 'draft', sending, token });
  const onCancel = jest.fn();
  render(<UploadMeter upload={upload} onCancel={onCancel} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove the clip' }));
  expect(onCancel).not.toHaveBeenCalled();
  expect(screen.getByText(/“clip.mp4” will be removed/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'confirm' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

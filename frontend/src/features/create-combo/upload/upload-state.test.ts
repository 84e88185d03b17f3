import type { ProgressMessage } from '@combolab/contracts';
import { uploadProgress, type UploadState } from './upload-state.js';

const told = (
  stage: ProgressMessage['stage'],
  percent: number,
  more: Partial<ProgressMessage> = {},
): ProgressMessage => ({
  room: 'upload:u/x',
  stage,
  percent,
  ...more,
});
const starting: UploadState = { phase: 'starting' };

it('shows the bytes the server has', () => {
  expect(uploadProgress(starting, told('upload', 40, { received: 4, total: 10 }))).toEqual({
    phase: 'upload',
    percent: 40,
    received: 4,
    total: 10,
    words: null,
  });
});

it('never goes back', () => {
  const forty = uploadProgress(starting, told('upload', 40));
  expect(uploadProgress(forty, told('upload', 10))).toMatchObject({ percent: 40 });
  const checking = uploadProgress(forty, told('check', 0));
  expect(checking).toEqual({ phase: 'check' });
  expect(uploadProgress(checking, told('upload', 100))).toBe(checking);
});

it('hears nothing before it began or after it is shared', () => {
  for (const state of [{ phase: 'idle' }, { phase: 'shared', comboId: 'c' }] as const)
    expect(uploadProgress(state, told('upload', 50))).toBe(state);
});

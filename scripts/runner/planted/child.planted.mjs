import { spawn } from 'node:child_process';

it('leaves a child process', () => {
  spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 8000)']).unref();
  expect(1).toBe(1);
});

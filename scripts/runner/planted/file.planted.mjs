import { mkdtempSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

it('leaves an open file, and its folder', () => {
  openSync(join(mkdtempSync(join(tmpdir(), 'planted-')), 'file'), 'w');
  expect(1).toBe(1);
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './manifest.mjs';
import { must } from './run.mjs';

/** Checks a commit of this repository out into a new temporary folder and builds it. @returns the folder */
export async function buildCommit(commit) {
  process.stderr.write(`Building ${commit}…\n`);
  // outside of this checkout, whose tools would find two packages of each name
  const folder = mkdtempSync(join(tmpdir(), 'combolab-commit-'));
  await must('git', ['clone', '--quiet', '--no-checkout', root, folder]);
  const there = { capture: true, cwd: folder };
  await must('git', ['checkout', '--quiet', '--detach', commit], there);
  await must('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], there);
  await must(process.execPath, ['scripts/build.mjs'], there);
  await must(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-b', 'bench'], there);
  return folder;
}

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './manifest.mjs';
import { must } from './run.mjs';

/** Checks a commit of this repository out below `.cache` and builds it, unless it is there. @returns its folder */
export async function buildCommit(commit) {
  const folder = join(root, '.cache', 'commits', commit);
  const built = join(folder, 'node_modules', '.built');
  if (existsSync(built)) return folder;
  process.stderr.write(`Building ${commit}…\n`);
  if (!existsSync(folder)) await must('git', ['clone', '--quiet', '--no-checkout', root, folder]);
  const there = { capture: true, cwd: folder };
  await must('git', ['checkout', '--quiet', '--detach', commit], there);
  await must('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], there);
  await must(process.execPath, ['scripts/build.mjs'], there);
  await must(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-b', 'bench'], there);
  writeFileSync(built, '');
  return folder;
}

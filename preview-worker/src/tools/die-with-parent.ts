import { spawnSync } from 'node:child_process';

let available: boolean | null = null;

/** True when the system can tie a program's life to ours (Linux with util-linux 2.33 or newer). Found out once. */
export function canDieWithParent(): boolean {
  available ??= process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true']).status === 0;
  return available;
}

/** A command that the system kills when this process ends in any way, where that is possible; else as it is. */
export function dyingWithParent(
  path: string,
  args: readonly string[],
): readonly [path: string, args: readonly string[]] {
  return canDieWithParent() ? ['setpriv', ['--pdeathsig', 'KILL', path, ...args]] : [path, args];
}

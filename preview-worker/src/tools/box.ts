import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a boxed program may use at most; bytes and s of processor time. */
export interface BoxLimits {
  readonly processorSeconds: number;
  readonly memoryBytes?: number | undefined;
  /** Of each file that it writes. */
  readonly fileBytes?: number | undefined;
  /** Files open at once; 64 by default. */
  readonly openFiles?: number | undefined;
}

export type Command = readonly [path: string, args: readonly string[]];

/** All that a program of strangers' files gets to know of us. */
export const BOX_ENVIRONMENT: Readonly<Record<string, string>> = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };

const MOST_OPEN_FILES = 64;
/** Processor time between the warning of the system and the end, in s. */
const LAST_SECONDS = 5;

/**
 * Runs in namespaces of its own: nothing is there of the network, and hidden files are empty. Then a second user namespace, which has
 * no power over the first, so that nothing hidden can be brought back.
 */
const NAMESPACES = ['--user', '--map-root-user', '--mount', '--net', '--ipc', '--'];
const HIDE_AND_GO =
  'while [ "$1" != -- ]; do mount --bind /dev/null "$1" 2>/dev/null || [ ! -e "$1" ] || exit 126; shift; done; shift; exec unshare --user -- "$@"';

const ends = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { env: BOX_ENVIRONMENT, stdio: 'ignore' }).status === 0;

const isolated = (hidden: readonly string[], command: Command): Command => [
  'unshare',
  [...NAMESPACES, 'sh', '-c', HIDE_AND_GO, 'sh', ...hidden, '--', command[0], ...command[1]],
];

/** How much of a box this system can make. */
export interface BoxAbilities {
  /** The system ends the program when this process is gone, and keeps its limits. */
  readonly limits: boolean;
  /** No network, and no files that are hidden. */
  readonly isolation: boolean;
}

let abilities: BoxAbilities | undefined;

/** Found out once (Linux with util-linux 2.33 or newer; namespaces where the kernel allows them to every user). */
export function boxAbilities(): BoxAbilities {
  if (abilities !== undefined) return abilities;
  const linux = process.platform === 'linux';
  const limits = linux && ends('setpriv', ['--pdeathsig', 'KILL', 'prlimit', '--core=0', 'true']);
  const isolation = limits && ends(...isolated(['/dev/zero'], ['true', []]));
  return (abilities = { limits, isolation });
}

/** What an operator should know of the box, in words; null when nothing is missing. */
export function boxLacks({ limits, isolation } = boxAbilities()): string | null {
  if (!limits)
    return 'clips are read without limits of the system: install util-linux (setpriv, prlimit), or run where there is Linux';
  return isolation
    ? null
    : 'clips are read by a program that could reach the network and the data folder: the kernel allows no user namespaces';
}

const hiddenFolders = new Set<string>();

/** No program that is started from now on sees the files directly in this folder, where the system can hide them. */
export function hideFiles(folder: string): void {
  hiddenFolders.add(folder);
}

const hiddenFiles = (): string[] =>
  [...hiddenFolders]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map(({ name }) => join(folder, name)),
    );

/** The command that runs a program in a box: as much of one as there can be. */
export function boxed(path: string, args: readonly string[], limits: BoxLimits): Command {
  const can = boxAbilities();
  if (!can.limits) return [path, args];
  const { processorSeconds, memoryBytes, fileBytes, openFiles = MOST_OPEN_FILES } = limits;
  const most = [
    `--core=0`,
    `--nofile=${String(openFiles)}`,
    `--cpu=${String(Math.ceil(processorSeconds))}:${String(Math.ceil(processorSeconds) + LAST_SECONDS)}`,
    ...(memoryBytes === undefined ? [] : [`--data=${String(memoryBytes)}`]),
    ...(fileBytes === undefined ? [] : [`--fsize=${String(fileBytes)}`]),
  ];
  const command: Command = ['setpriv', ['--pdeathsig', 'KILL', 'prlimit', ...most, path, ...args]];
  return can.isolation ? isolated(hiddenFiles(), command) : command;
}

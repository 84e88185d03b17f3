import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import { hiddenFiles, mountTable } from './hidden-files.js';

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
 * no power over the first, so that nothing hidden can be brought back. All files are hidden by one program that reads their table; one by
 * one (a program for each, 1 ms) where that does not do, as when a file is no longer there.
 */
const NAMESPACES = ['--user', '--map-root-user', '--mount', '--net', '--ipc', '--'];
/** Where the table of what to hide is open; the program itself does not get it. */
const TABLE = 3;
const HIDE_AND_GO = [
  'hidden=',
  `[ "$1" = -- ] || mount --all --fstab /proc/self/fd/${String(TABLE)} 2>/dev/null && hidden=yes`,
  `exec ${String(TABLE)}<&-`,
  'while [ "$1" != -- ]; do [ "$hidden" ] || mount --bind /dev/null "$1" 2>/dev/null || [ ! -e "$1" ] || exit 126; shift; done',
  'shift',
  'exec unshare --user -- "$@"',
].join('; ');

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

/** The command that runs a program within limits that the system keeps; the program itself where it keeps none. */
function limited(path: string, args: readonly string[], limits: BoxLimits): Command {
  if (!boxAbilities().limits) return [path, args];
  const { processorSeconds, memoryBytes, fileBytes, openFiles = MOST_OPEN_FILES } = limits;
  const most = [
    `--core=0`,
    `--nofile=${String(openFiles)}`,
    `--cpu=${String(Math.ceil(processorSeconds))}:${String(Math.ceil(processorSeconds) + LAST_SECONDS)}`,
    ...(memoryBytes === undefined ? [] : [`--data=${String(memoryBytes)}`]),
    ...(fileBytes === undefined ? [] : [`--fsize=${String(fileBytes)}`]),
  ];
  return ['setpriv', ['--pdeathsig', 'KILL', 'prlimit', ...most, path, ...args]];
}

/** Starts a program in a box, as much of one as there can be: without input, its output and errors to be read. */
export function spawnBoxed(path: string, args: readonly string[], limits: BoxLimits): ChildProcess {
  const command = limited(path, args, limits);
  const hidden = boxAbilities().isolation ? hiddenFiles() : null;
  const [program, itsArgs] = hidden === null ? command : isolated(hidden, command);
  const table = hidden === null ? 'ignore' : mountTable(hidden);
  const stdio = ['ignore', 'pipe', 'pipe', table] as const;
  try {
    return spawn(program, itsArgs, { env: BOX_ENVIRONMENT, stdio: [...stdio], windowsHide: true });
  } finally {
    if (table !== 'ignore') closeSync(table);
  }
}

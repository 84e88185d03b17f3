import type { Random } from '../generate/random.js';

/** Of each kind that there may be many of, two; what they are called in the output. */
export const PROCESSES = [
  'api',
  'second api',
  'gateway',
  'projector',
  'second projector',
  'relay',
  'second relay',
  'indexer',
  'second indexer',
  'worker',
  'second worker',
] as const;
export type ProcessName = (typeof PROCESSES)[number];

export const SERVERS = ['mongodb', 'kafka', 'elasticsearch', 'storage', 'firebase'] as const;
export type ServerName = (typeof SERVERS)[number];

/** What a process may suffer: a power cut, a stop on request as in an update, being held still. */
const PROCESS_FAULTS = ['killed', 'stopped', 'frozen'] as const;
/** The emulator of accounts keeps them in memory alone: killing it would be a loss of its own. */
const SERVER_FAULTS: Readonly<Record<ServerName, readonly How[]>> = {
  mongodb: ['killed', 'frozen'],
  kafka: ['killed', 'frozen'],
  elasticsearch: ['killed', 'frozen', 'frozen'],
  storage: ['killed', 'frozen'],
  firebase: ['frozen'],
};
export type How = 'killed' | 'stopped' | 'frozen';

export interface Fault {
  readonly target: ProcessName | ServerName;
  readonly how: How;
  /** When it begins, ms after the beginning of its round. */
  readonly afterMs: number;
  /** How long it lasts at least, ms: until it is started again, or goes on. */
  readonly forMs: number;
}

/** What happens at the same time, 1 to {@link AT_ONCE} faults of different targets; then all are well again. */
export type Round = readonly Fault[];

export const AT_ONCE = 5;
/** One in so many rounds has one process alone, as a rolling update or a single failure does. */
const ALONE = 4;
/** One in so many faults is of a server, not of a process. */
const SERVER_EVERY = 3;
const WITHIN_MS = 3000;
/** Longer than the lease of a site under test, so that others take over. */
const LONGEST_MS = 9000;

/** Draws rounds of faults until there are so many. */
export function planFaults(random: Random, count: number): readonly Round[] {
  const rounds: Round[] = [];
  for (let left = count; left > 0; left -= rounds.at(-1)?.length ?? left) {
    const alone = random.below(ALONE) === 0;
    const size = Math.min(left, alone ? 1 : 1 + random.below(AT_ONCE));
    rounds.push(roundOf(random, size, alone));
  }
  return rounds;
}

function roundOf(random: Random, size: number, processesOnly: boolean): Round {
  const round: Fault[] = [];
  while (round.length < size) {
    const fault = faultOf(random, !processesOnly && random.below(SERVER_EVERY) === 0);
    if (round.every(({ target }) => target !== fault.target)) round.push(fault);
  }
  return round;
}

function faultOf(random: Random, ofServer: boolean): Fault {
  const times = { afterMs: random.below(WITHIN_MS), forMs: random.below(LONGEST_MS) };
  if (!ofServer) return { target: random.pick(PROCESSES), how: random.pick(PROCESS_FAULTS), ...times };
  const target = random.pick(SERVERS);
  return { target, how: random.pick(SERVER_FAULTS[target]), ...times };
}

export const isServer = (target: Fault['target']): target is ServerName => SERVERS.some((server) => server === target);

/** In words, as it stands in the output. */
export const toldOf = ({ target, how, forMs }: Fault): string => `${target} ${how} ${(forMs / 1000).toFixed(1)} s`;

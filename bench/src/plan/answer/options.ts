import { parseArgs } from 'node:util';
import { KINDS, type Kind } from '../model/topology.js';
import { STANDARD_LOAD, type Load } from '../model/load.js';

/** A machine to count in. */
export interface MachineSize {
  readonly cores: number;
  readonly gib: number;
  /** Of a month, in whatever currency; null where none is told. */
  readonly price: number | null;
}

/** What is asked of the plan. */
export interface Asked {
  readonly load: Load;
  readonly seed: number;
  /** Virtual seconds of the last look. */
  readonly seconds: number;
  /** Highest part of anything that may be in use, 0 to 1. */
  readonly use: number;
  /** Goal of a like to the other viewer, p99, ms. */
  readonly p99Ms: number;
  readonly machine: MachineSize;
  readonly partitions: number;
  readonly searchShards: number;
  /** Numbers that are given instead of sought. */
  readonly fixed: Readonly<Partial<Record<Kind, number>>>;
  readonly markdown: boolean;
  readonly only: 'all' | 'validation' | 'costs';
}

/** What was asked cannot be planned; the message says what to give instead. */
export class BadQuestionError extends Error {
  override name = 'BadQuestionError';
}

/** Command-line name of each kind. */
export const FLAGS: Readonly<Record<Kind, string>> = {
  ...{ apis: 'apis', gateways: 'gateways', relays: 'relays', projectors: 'projectors', indexers: 'indexers' },
  ...{
    commitsCores: 'commits-cores',
    viewsCores: 'views-cores',
    kafkaCores: 'kafka-cores',
    searchCores: 'search-cores',
  },
};

const NUMBERS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  combos: [1, 1e9],
  commands: [1, 20_000],
  viewers: [0, 2_000_000],
  exponent: [0, 3],
  'rooms-each': [0, 100],
  seed: [0, 1e6],
  seconds: [1, 120],
  use: [0.05, 0.95],
  p99: [1, 60_000],
  partitions: [1, 1000],
  'search-shards': [1, 1000],
  'machine-cores': [1, 512],
  'machine-gib': [1, 4096],
  price: [0, 1e6],
  ...Object.fromEntries(KINDS.map((kind) => [FLAGS[kind], [1, kind === 'searchCores' ? 100_000 : 1000]])),
};
const WHOLE = new Set([
  'combos',
  'seed',
  'partitions',
  'search-shards',
  'machine-cores',
  ...KINDS.map((kind) => FLAGS[kind]),
]);

/** @throws BadQuestionError */
export function readOptions(args: readonly string[]): Asked {
  const numbers = Object.fromEntries(Object.keys(NUMBERS).map((name) => [name, { type: 'string' as const }]));
  const flags = { markdown: { type: 'boolean' }, validation: { type: 'boolean' }, costs: { type: 'boolean' } } as const;
  const { values } = parsed(() => parseArgs({ args: [...args], options: { ...numbers, ...flags } }));
  const texts = new Map<string, unknown>(Object.entries(values));
  const given = (name: string): number | null => {
    const text = texts.get(name);
    return typeof text === 'string' ? numberOf(name, text) : null;
  };
  const number = (name: string, otherwise: number): number => given(name) ?? otherwise;
  const fixed = Object.fromEntries(
    KINDS.flatMap((kind) => {
      const count = given(FLAGS[kind]);
      return count === null ? [] : [[kind, count]];
    }),
  );
  const exponent = number('exponent', STANDARD_LOAD.exponent);
  if (exponent === 1) throw new BadQuestionError('--exponent must not be 1: say 0.99 or 1.01');
  return {
    load: {
      ...STANDARD_LOAD,
      ...{
        combos: number('combos', 10_000_000),
        commands: number('commands', 5000),
        viewers: number('viewers', 200_000),
      },
      ...{ exponent, roomsEach: number('rooms-each', STANDARD_LOAD.roomsEach) },
    },
    ...{ seed: number('seed', 1), seconds: number('seconds', 5), use: number('use', 0.6), p99Ms: number('p99', 1000) },
    machine: { cores: number('machine-cores', 8), gib: number('machine-gib', 32), price: given('price') },
    ...{ partitions: number('partitions', 12), searchShards: number('search-shards', 12), fixed },
    ...{ markdown: values.markdown === true },
    only: values.validation === true ? 'validation' : values.costs === true ? 'costs' : 'all',
  };
}

function parsed<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new BadQuestionError(error instanceof Error ? error.message : String(error));
  }
}

/** Digits may be grouped: 10_000_000 or 10,000,000. */
function numberOf(name: string, text: string): number {
  const [least = 0, most = 0] = NUMBERS[name] ?? [];
  const value = /^[\d.eE+_,-]+$/.test(text) ? Number(text.replaceAll(/[_,]/g, '')) : Number.NaN;
  const range = `between ${least.toLocaleString('en')} and ${most.toLocaleString('en')}`;
  if (Number.isNaN(value)) throw new BadQuestionError(`--${name} ${text} is no number: give one ${range}`);
  if (value < least || value > most)
    throw new BadQuestionError(`--${name} ${text} is out of reach: give a number ${range}`);
  if (WHOLE.has(name) && !Number.isInteger(value))
    throw new BadQuestionError(`--${name} ${text} must be a whole number ${range}`);
  return value;
}

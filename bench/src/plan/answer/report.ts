import { COSTS, COST_NAMES } from '../costs/costs.js';
import { SIZES } from '../costs/sizes.js';
import { percentile } from '../../harness/stats.js';
import type { Compared } from '../validate/validate.js';
import type { Outcome } from '../model/simulate.js';
import { KINDS, type Kind, type Topology } from '../model/topology.js';
import type { Doubled } from './sensitivity.js';
import { useOf } from './sizing.js';
import type { Needs } from './stores.js';
import { gigabytes, megabits, numberText, percent } from './tables.js';

type Rows = readonly (readonly string[])[];

/** What each kind is called where people read. */
export const NAMES: Readonly<Record<Kind, string>> = {
  apis: 'api processes, one core each',
  gateways: 'gateways, one core each',
  relays: 'relays, one core each',
  projectors: 'projectors, one core each',
  indexers: 'search-indexers, one core each',
  commitsCores: "cores of MongoDB's primaries of commits",
  viewsCores: "cores of MongoDB's primaries of views",
  kafkaCores: 'cores of Kafka, all brokers',
  searchCores: 'cores of Elasticsearch, all nodes',
};

export const validationRows = (compared: readonly Compared[]): Rows => [
  ['run', 'measured', 'simulated', 'deviation', ''],
  ...compared.map(({ name, unit, measured, range, simulated, deviation, isWithin }) => [
    name,
    `${numberText(measured)}${range === null ? '' : ` (${numberText(range[0])}–${numberText(range[1])})`} ${unit}`,
    `${numberText(simulated)} ${unit}`,
    `${deviation > 0 ? '+' : ''}${(deviation * 100).toFixed(0)} %`,
    isWithin ? 'within 20 %' : 'missed',
  ]),
];

/** How many of each, in how much use, and from which on more is needed. */
export const sizeRows = (topology: Topology, beyond: readonly Kind[], outcome: Outcome): Rows => [
  ['what', 'how many', 'in use', ''],
  ...KINDS.map((kind) => [
    NAMES[kind],
    topology[kind].toLocaleString('en'),
    percent(useOf(outcome, kind)),
    beyond.includes(kind) ? 'more of them do not lower it' : '',
  ]),
];

/** Everything that can be full, the fullest first. */
export const useRows = ({ uses }: Outcome): Rows => [
  ['station', 'in use'],
  ...[...uses].sort((a, b) => b.part - a.part).map(({ name, part }) => [name, percent(part)]),
];

export const latencyRows = ({ shownMs, answeredMs }: Outcome): Rows => [
  ['from a command sent', 'p50', 'p99'],
  ...(
    [
      ['to its answer', answeredMs],
      ["to the other viewer's socket", shownMs],
    ] as const
  ).map(([name, times]) => [
    name,
    ...[0.5, 0.99].map((part) => (times.length === 0 ? 'nobody' : `${numberText(percentile(times, part))} ms`)),
  ]),
];

export const needsRows = (needs: readonly Needs[]): Rows => [
  ['store', 'disk', 'memory', 'network'],
  ...needs.map(({ name, diskBytes, memoryBytes, bitsPerSecond }) => [
    name,
    diskBytes === 0 ? '' : gigabytes(diskBytes),
    memoryBytes === 0 ? '' : gigabytes(memoryBytes),
    bitsPerSecond === 0 ? '' : megabits(bitsPerSecond),
  ]),
];

export const sensitivityRows = (doubled: readonly Doubled[], count: number): Rows => [
  ['cost, doubled', 'its basis', 'what rises most', 'in use', "like to the other viewer's socket, p50"],
  ...doubled
    .slice(0, count)
    .map(({ name, basis, station, from, to, p50Ms }) => [
      `${COSTS[name].what} (${name})`,
      basis,
      station,
      `${percent(from)} → ${percent(to)}`,
      `${numberText(p50Ms)} ms`,
    ]),
];

export const costRows = (): Rows => [
  ['cost', 'value', 'unit', 'basis', 'source'],
  ...[...COST_NAMES.map((name) => COSTS[name]), ...Object.values(SIZES)].map(({ what, value, unit, basis, source }) => [
    what,
    value.toLocaleString('en'),
    unit,
    basis,
    source,
  ]),
];

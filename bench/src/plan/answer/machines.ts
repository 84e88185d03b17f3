import type { Topology } from '../model/topology.js';
import type { MachineSize } from './options.js';
import { COPIES, type Needs } from './stores.js';

/** What all of it together costs. */
export interface Bill {
  readonly cores: number;
  readonly memoryBytes: number;
  readonly diskBytes: number;
  /** Of the stated size; whichever of cores and memory wants more of them. */
  readonly machines: number;
  /** Of a month; null where no price was told. */
  readonly price: number | null;
}

/** Members beside a primary have its cores, so that any of them can take over. */
export function billOf(topology: Topology, needs: readonly Needs[], size: MachineSize): Bill {
  const { apis, gateways, relays, projectors, indexers, commitsCores, viewsCores, kafkaCores, searchCores } = topology;
  const processes = apis + gateways + relays + projectors + indexers;
  const cores = processes + (commitsCores + viewsCores) * COPIES.mongodb + kafkaCores + searchCores;
  const sum = (of: (need: Needs) => number): number => needs.reduce((total, need) => total + of(need), 0);
  const memoryBytes = sum((need) => need.memoryBytes);
  const machines = Math.ceil(Math.max(cores / size.cores, memoryBytes / (size.gib * 1024 ** 3)));
  return {
    ...{ cores, memoryBytes, machines, diskBytes: sum((need) => need.diskBytes) },
    price: size.price === null ? null : machines * size.price,
  };
}

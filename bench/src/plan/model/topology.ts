/** How many of each there are. */
export interface Topology {
  /** Processes of one core each. */
  readonly apis: number;
  readonly gateways: number;
  readonly relays: number;
  readonly projectors: number;
  readonly indexers: number;
  /** Cores of the primaries together, of whichever shards. */
  readonly commitsCores: number;
  readonly viewsCores: number;
  /** Cores of all brokers. */
  readonly kafkaCores: number;
  /** Cores of all nodes. */
  readonly searchCores: number;
  /** Shards of the search index; 1 is the standard. */
  readonly searchShards: number;
  /** Partitions of each topic; the installation is made with them. */
  readonly partitions: number;
}

export type Kind = Exclude<keyof Topology, 'searchShards' | 'partitions'>;

export const KINDS: readonly Kind[] = [
  ...(['apis', 'gateways', 'relays', 'projectors', 'indexers'] as const),
  ...(['commitsCores', 'viewsCores', 'kafkaCores', 'searchCores'] as const),
];

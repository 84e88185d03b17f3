import { availableParallelism, cpus, totalmem } from 'node:os';

/** What the figures were taken on, and when. */
export const machineLine = (): string =>
  [
    `${String(availableParallelism())} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`,
    `${(totalmem() / 1024 ** 3).toFixed(1)} GiB memory`,
    `Node ${process.versions.node}`,
    `${process.platform} ${process.arch}`,
    new Date().toISOString().slice(0, 10),
  ].join(', ');

/** What other composition roots need of the distributed set. */
export { openDistributedPorts, type DistributedPorts } from './open-ports.js';

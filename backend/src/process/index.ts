/** What other composition roots need of the distributed set. */
export { grantOnSite } from './grant.js';
export { openDistributedPorts, type DistributedPorts } from './open-ports.js';
export { ProjectorRole } from './projector-role.js';

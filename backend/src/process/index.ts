/** What other composition roots need of the distributed set. */
export { accountActs, actOnSite, listOnSite } from './account-acts.js';
export { openDistributedPorts, type DistributedPorts } from './open-ports.js';
export { ProjectorRole } from './projector-role.js';

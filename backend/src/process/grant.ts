import { createLogger, Opened, type DistributedEngines, type Settings } from '@combolab/platform';
import { openDistributedLog } from '@combolab/platform/adapters/distributed/open-log';
import { openFirebaseIdentity } from '@combolab/platform/adapters/firebase-identity';
import { setRole } from '../modules/users/set-role.js';

/** Gives or takes the rights of an admin on the distributed set; its processes need not run. @throws Error in words */
export async function grantOnSite(
  settings: Settings,
  engines: DistributedEngines,
  email: string,
  userType: 'USER' | 'ADMIN',
): Promise<string> {
  await using opened = new Opened();
  const { log } = await openDistributedLog(engines, createLogger(settings, { process: 'admin' }), opened);
  const identity = opened.use(openFirebaseIdentity({ projectId: engines.firebase.projectId }));
  return await setRole({ log, identity }, email, userType);
}

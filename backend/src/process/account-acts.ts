import { createLogger, Opened, type DistributedEngines, type Settings } from '@combolab/platform';
import { openDistributedLog } from '@combolab/platform/adapters/distributed/open-log';
import { openFirebaseIdentity } from '@combolab/platform/adapters/firebase-identity';
import { openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import { openMongoDocuments } from '@combolab/platform/adapters/mongo-documents';
import type { BackendPorts } from '../backend-ports.js';
import { setRole } from '../modules/users/set-role.js';
import { listAccounts, suspendAccount, unsuspendAccount } from '../modules/moderation/suspend-account.js';

type Act = (ports: Pick<BackendPorts, 'log' | 'identity'>, email: string, days?: string) => Promise<string>;

/** What operators do with an account, by the word of the command line. */
export const accountActs: Readonly<Record<string, Act>> = {
  grant: (ports, email) => setRole(ports, email, 'ADMIN'),
  revoke: (ports, email) => setRole(ports, email, 'USER'),
  suspend: suspendAccount,
  unsuspend: unsuspendAccount,
};

const identityOf = ({ firebase }: DistributedEngines) => openFirebaseIdentity({ projectId: firebase.projectId });

/** Does it on the distributed set; its processes need not run. @throws Error in words */
export async function actOnSite(
  settings: Settings,
  engines: DistributedEngines,
  act: Act,
  [email, days]: readonly string[],
): Promise<string> {
  await using opened = new Opened();
  const { log } = await openDistributedLog(engines, createLogger(settings, { process: 'admin' }), opened);
  const identity = opened.use(identityOf(engines));
  return await act({ log, identity }, email ?? '', days);
}

/** Who is an admin and who is suspended on the distributed set. */
export async function listOnSite(engines: DistributedEngines): Promise<string> {
  await using opened = new Opened();
  const connection = await openMongo(engines.documentsUrl);
  opened.defer(() => connection.close());
  const documents = opened.use(openMongoDocuments({ connection }));
  return await listAccounts(documents, opened.use(identityOf(engines)));
}

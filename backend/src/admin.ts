import { createLogger, Opened, readSettings, SettingsError } from '@combolab/platform';
import { openDistributedLog } from '@combolab/platform/adapters/distributed/open-log';
import { openFirebaseIdentity } from '@combolab/platform/adapters/firebase-identity';
import { setRole } from './modules/users/set-role.js';

const HELP = `node backend/dist/admin.js grant <email>    make an account an admin
node backend/dist/admin.js revoke <email>   take it back`;

/** The operator's command on the distributed set; the processes need not run. */
async function admin(email: string, userType: 'USER' | 'ADMIN'): Promise<string> {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env });
  const { engines } = settings;
  if (engines === null)
    throw new SettingsError('The settings name no servers (docs/operations.md). On one machine: npm run admin.');
  const opened = new Opened();
  try {
    const { log } = await openDistributedLog(engines, createLogger(settings, { process: 'admin' }), opened);
    const identity = opened.use(openFirebaseIdentity({ projectId: engines.firebase.projectId }));
    return await setRole({ log, identity }, email, userType);
  } finally {
    await opened[Symbol.asyncDispose]();
  }
}

const [command = '', email, ...rest] = process.argv.slice(2);
const roles: Readonly<Record<string, 'USER' | 'ADMIN'>> = { grant: 'ADMIN', revoke: 'USER' };
const role = roles[command];
if (role === undefined || email === undefined || rest.length > 0) {
  process.stdout.write(`${HELP}\n`);
  process.exit(command === '--help' ? 0 : 2);
}
try {
  process.stdout.write(`${await admin(email, role)}\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

import { readSettings, SettingsError } from '@combolab/platform';
import { grantOnSite } from './process/grant.js';

const HELP = `node backend/dist/admin.js grant <email>    make an account an admin
node backend/dist/admin.js revoke <email>   take it back`;

/** The operator's command on the distributed set, for images that hold the backend alone. */
async function admin(email: string, userType: 'USER' | 'ADMIN'): Promise<string> {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env });
  const { engines } = settings;
  if (engines === null)
    throw new SettingsError('The settings name no servers (docs/operations.md). On one machine: npm run admin.');
  return grantOnSite(settings, engines, email, userType);
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

import { readSettings, SettingsError } from '@combolab/platform';
import { accountActs, actOnSite, listOnSite } from './process/account-acts.js';

const HELP = `node bundle/admin.js grant <email>            make an account an admin
node bundle/admin.js revoke <email>           take it back
node bundle/admin.js suspend <email> [days]   let an account only read; without days until it is taken back
node bundle/admin.js unsuspend <email>        take it back
node bundle/admin.js list                     who is an admin and who is suspended`;

/** The operator's command on the distributed set, for images that hold the backend alone. */
async function admin(command: string, email: string | undefined, days: string | undefined): Promise<string> {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env });
  const { engines } = settings;
  if (engines === null)
    throw new SettingsError('The settings name no servers (docs/operations.md). On one machine: npm run admin.');
  const act = accountActs[command];
  if (act === undefined || email === undefined) return listOnSite(engines);
  return actOnSite(settings, engines, act, days === undefined ? [email] : [email, days]);
}

const [command = '', ...args] = process.argv.slice(2);
const [email, days] = args;
const most = command === 'suspend' ? 2 : 1;
const known =
  command in accountActs ? email !== undefined && args.length <= most : command === 'list' && email === undefined;
if (!known) {
  process.stdout.write(`${HELP}\n`);
  process.exit(command === '--help' ? 0 : 2);
}
try {
  process.stdout.write(`${await admin(command, email, days)}\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

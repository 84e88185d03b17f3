import { streams } from '@combolab/contracts';
import { randomId } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { CommandRunner } from '../../commands/command-runner.js';
import { userDecider } from './user.decider.js';

const context = () => ({ commandId: randomId(), actor: null, correlationId: randomId() });

/** Gives or takes the rights of an admin, for the command line. @returns what was done. @throws Error in words */
export async function setRole(
  { log, identity }: Pick<BackendPorts, 'log' | 'identity'>,
  email: string,
  userType: 'USER' | 'ADMIN',
): Promise<string> {
  const userId = await identity.findByEmail(email);
  if (userId === null) throw new Error(`There is no account with the e-mail ${email}. Sign up first.`);
  const runner = new CommandRunner(log);
  if ((await log.head(streams.user(userId))).version === 0) {
    const account = await identity.account(userId);
    const displayName = account?.name.replace(/\s/g, '').toLowerCase() ?? 'admin';
    await runner.run(
      userDecider,
      streams.user(userId),
      { type: 'register', userId, displayName },
      { ...context(), actor: userId },
    );
  }
  await runner.run(userDecider, streams.user(userId), { type: 'grant', userId, userType }, context());
  return userType === 'ADMIN' ? `${email} is an admin now.` : `${email} is no longer an admin.`;
}

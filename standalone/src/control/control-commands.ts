import { CommandRunner, userDecider } from '@combolab/backend/domain';
import { streams } from '@combolab/contracts';
import { randomBytes } from 'node:crypto';
import { backUp } from '../maintenance/back-up.js';
import { verifyProduct } from '../maintenance/verify-product.js';
import type { Product } from '../product.js';

type ControlCommand = (product: Product, ...args: string[]) => Promise<string>;

const context = () => ({
  commandId: randomBytes(16).toString('base64url'),
  actor: null,
  correlationId: randomBytes(16).toString('base64url'),
});

async function setRole({ ports }: Product, email: string, userType: 'USER' | 'ADMIN'): Promise<string> {
  const userId = await ports.identity.findByEmail(email);
  if (userId === null) throw new Error(`There is no account with the e-mail ${email}. Sign up first.`);
  const runner = new CommandRunner(ports.log);
  if ((await ports.log.head(streams.user(userId))).version === 0) {
    const account = await ports.identity.account(userId);
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

/** @throws Error that lists the findings, when there are any */
async function verified(product: Product): Promise<string> {
  const findings = await verifyProduct(product);
  if (findings.length === 0) return 'Everything agrees with the log.';
  throw new Error(`${String(findings.length)} finding${findings.length === 1 ? '' : 's'}:\n${findings.join('\n')}`);
}

/** What the operator can ask of a running (or stopped) installation. */
export const controlCommands: Readonly<Record<string, ControlCommand>> = {
  grant: (product, email = '') => setRole(product, email, 'ADMIN'),
  revoke: (product, email = '') => setRole(product, email, 'USER'),
  rebuild: async ({ projector }, name = '') => {
    await projector.rebuild(name);
    return `${name} was built anew and is in use.`;
  },
  digests: async ({ projector }) => {
    await projector.idle();
    return JSON.stringify(await projector.digests());
  },
  verify: verified,
  backup: (product, folder = '') => backUp(product, folder),
  parked: ({ ports }) => {
    const lines = ports
      .parked()
      .map(({ projection, stream, version, reason }) => `${projection} ${stream}@${String(version)}: ${reason}`);
    return Promise.resolve(lines.length === 0 ? 'Nothing is parked.' : lines.join('\n'));
  },
  retry: async ({ projector }, projection = '', stream = '') =>
    (await projector.retryParked(projection, stream))
      ? `${stream} is whole again.`
      : `${stream} still cannot be applied; see the log.`,
  drop: async ({ projector }, projection = '', stream = '') => {
    await projector.dropParked(projection, stream);
    return `${stream} is no longer parked; what could not be applied is left out of ${projection}.`;
  },
};

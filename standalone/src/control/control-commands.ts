import { listAccounts, setRole, suspendAccount, unsuspendAccount } from '@combolab/backend/domain';
import { rebuiltInWords } from '@combolab/platform';
import { backUp } from '../maintenance/back-up.js';
import { BackupRefusedError } from '../maintenance/backup-folder.js';
import { verifyProduct } from '../maintenance/verify-product.js';
import type { Product } from '../product.js';

type ControlCommand = (product: Product, ...args: string[]) => Promise<string>;

/** @throws Error that lists the findings, when there are any */
async function verified(product: Product): Promise<string> {
  const findings = await verifyProduct(product);
  if (findings.length === 0) return 'Everything agrees with the log.';
  throw new Error(`${String(findings.length)} finding${findings.length === 1 ? '' : 's'}:\n${findings.join('\n')}`);
}

/** What the operator can ask of a running (or stopped) installation. */
export const controlCommands: Readonly<Record<string, ControlCommand>> = {
  grant: ({ ports }, email = '') => setRole(ports, email, 'ADMIN'),
  revoke: ({ ports }, email = '') => setRole(ports, email, 'USER'),
  suspend: ({ ports }, email = '', days = '') => suspendAccount(ports, email, days),
  unsuspend: ({ ports }, email = '') => unsuspendAccount(ports, email),
  list: async ({ ports, projector }) => {
    await projector.idle();
    return listAccounts(ports.documents, ports.identity);
  },
  rebuild: async ({ projector }, name = '') => rebuiltInWords(name, await projector.rebuild(name)),
  digests: async ({ projector }) => {
    await projector.idle();
    return JSON.stringify(await projector.digests());
  },
  verify: verified,
  backup: (product, folder = '', ...flags) => {
    if (flags.length === 0) return backUp(product, folder);
    const why = `${flags.join(' ')} is for the distributed set: files of one machine have no other copy.`;
    return Promise.reject(new BackupRefusedError(why));
  },
  parked: ({ ports }) => {
    const lines = (ports.parked() ?? []).map(
      ({ projection, stream, version, reason }) => `${projection} ${stream}@${String(version)}: ${reason}`,
    );
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

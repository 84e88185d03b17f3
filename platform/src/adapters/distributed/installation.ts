import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';
import { randomId } from '../../runtime/random-id.js';

/** What all processes of an installation share, kept beside its commits. */
export interface Installation {
  readonly id: string;
  /** For ids and keys; never leaves the servers. */
  readonly secret: string;
  readonly partitions: number;
}

export interface InstallationRow extends Installation {
  readonly _id: string;
  /** What is moving in from one machine and not all here yet. */
  readonly moving?: { readonly previousId: string };
  readonly movedAt?: Date;
}

export const installationRows = (connection: Connection) => connection.collection<InstallationRow>('installation');

/**
 * Reads the installation's own facts, or makes them at the very first start.
 * @throws Error when the settings ask for another number of partitions than the installation was made with, or when an
 * installation of one machine has moved here only in part
 */
export async function openInstallation(connection: Connection, partitions: number): Promise<Installation> {
  const rows = installationRows(connection);
  const fresh = { id: randomId(), secret: randomBytes(32).toString('base64url'), partitions };
  await rows.updateOne({ _id: 'installation' }, { $setOnInsert: fresh }, { upsert: true });
  const known = await rows.findOne({ _id: 'installation' });
  if (known === null) throw new Error('the installation could not be written to the database of the commits');
  if (known.moving !== undefined)
    throw new Error(
      'An installation has moved here only in part. Run npm run move (or npm run restore) again to its end, then start.',
    );
  checkPartitions(known, partitions);
  return { id: known.id, secret: known.secret, partitions: known.partitions };
}

/** @throws Error in words */
export function checkPartitions(known: Pick<Installation, 'partitions'>, partitions: number): void {
  if (known.partitions === partitions) return;
  throw new Error(
    `this installation has ${String(known.partitions)} partitions and the settings say ${String(partitions)}: ` +
      `set KAFKA_PARTITIONS=${String(known.partitions)}. Their number is fixed, or the order within streams would break.`,
  );
}

export const belongsTo = (connection: Connection) =>
  connection.collection<{ _id: string; installation: string }>('belongs_to');

/**
 * Ties a read model to its log.
 * @throws Error when it belongs to another installation
 */
export async function claimFor(connection: Connection, installation: Installation): Promise<void> {
  const rows = belongsTo(connection);
  await rows.updateOne({ _id: 'log' }, { $setOnInsert: { installation: installation.id } }, { upsert: true });
  const owner = await rows.findOne({ _id: 'log' });
  if (owner?.installation !== installation.id)
    throw new Error(
      'DOCUMENTS names the read model of another installation than EVENT_LOG. Name its own database, or an empty one.',
    );
}

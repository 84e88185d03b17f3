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

/**
 * Reads the installation's own facts, or makes them at the very first start.
 * @throws Error when the settings ask for another number of partitions than the installation was made with
 */
export async function openInstallation(connection: Connection, partitions: number): Promise<Installation> {
  const rows = connection.collection<Installation & { _id: string }>('installation');
  const fresh = { id: randomId(), secret: randomBytes(32).toString('base64url'), partitions };
  await rows.updateOne({ _id: 'installation' }, { $setOnInsert: fresh }, { upsert: true });
  const known = await rows.findOne({ _id: 'installation' });
  if (known === null) throw new Error('the installation could not be written to the database of the commits');
  if (known.partitions !== partitions)
    throw new Error(
      `this installation has ${String(known.partitions)} partitions and the settings say ${String(partitions)}: ` +
        `set KAFKA_PARTITIONS=${String(known.partitions)}. Their number is fixed, or the order within streams would break.`,
    );
  return { id: known.id, secret: known.secret, partitions: known.partitions };
}

/**
 * Ties a read model to its log.
 * @throws Error when it belongs to another installation
 */
export async function claimFor(connection: Connection, installation: Installation): Promise<void> {
  const rows = connection.collection<{ _id: string; installation: string }>('belongs_to');
  await rows.updateOne({ _id: 'log' }, { $setOnInsert: { installation: installation.id } }, { upsert: true });
  const owner = await rows.findOne({ _id: 'log' });
  if (owner?.installation !== installation.id)
    throw new Error(
      'DOCUMENTS names the read model of another installation than EVENT_LOG. Name its own database, or an empty one.',
    );
}

import mongoose, { type Connection } from 'mongoose';
import { openMongo } from './mongo-connection.js';
import { randomId } from '../../runtime/random-id.js';
import { engineUrl } from '../../contract-suites/engines.js';

const opened: Connection[] = [];

/** A database of its own on the real server; {@link dropTestDatabases} removes it. */
export async function openTestDatabase(): Promise<Connection> {
  const connection = await openMongo(`${engineUrl('mongodb')}/test_${randomId().replace(/[^a-z0-9]/gi, '')}`);
  opened.push(connection);
  return connection;
}

/** As {@link openTestDatabase}. @param asked is told the name of each command that the driver sends */
export async function openWatchedDatabase(asked: string[]): Promise<Connection> {
  const { host, port, name } = await openTestDatabase();
  const url = `mongodb://${host}:${String(port)}/${name}`;
  const connection = await mongoose.createConnection(url, { monitorCommands: true }).asPromise();
  connection.getClient().on('commandStarted', ({ commandName }) => asked.push(commandName));
  return connection;
}

/** For `afterAll`. */
export async function dropTestDatabases(): Promise<void> {
  for (const connection of opened.splice(0)) {
    await connection.dropDatabase();
    await connection.close();
  }
}

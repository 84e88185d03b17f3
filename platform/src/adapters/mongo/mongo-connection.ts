import mongoose, { type Connection } from 'mongoose';

/** How long a call waits for a server that is away before it fails, in ms: people wait for the answer. */
const SERVER_SELECTION_MS = 3000;
/** How often the server is asked whether it is there, and how long it may stay silent then, both in ms. */
const HEARTBEAT = { heartbeatFrequencyMS: 2000, connectTimeoutMS: 5000 };

/** Writes are acknowledged by a majority from its journal; reads see only what a majority has. */
const DURABLE = { w: 'majority', journal: true } as const;

/**
 * Opens a pool of connections to a MongoDB database. Close it with `connection.close()`.
 * @throws Error when the server cannot be reached within 3 s; the password is not in the message
 */
export async function openMongo(url: string): Promise<Connection> {
  const connection = mongoose.createConnection(url, {
    serverSelectionTimeoutMS: SERVER_SELECTION_MS,
    ...HEARTBEAT,
    writeConcern: DURABLE,
    readConcern: { level: 'majority' },
    readPreference: 'primary',
    retryWrites: false,
    autoIndex: false,
    autoCreate: false,
    bufferCommands: false,
  });
  return connection.asPromise();
}

/** False while the server cannot be reached. */
export const isConnected = (connection: Connection): boolean =>
  connection.readyState === mongoose.ConnectionStates.connected;

/** The code with which MongoDB refuses a second row under a unique index. */
const DUPLICATE = 11000;

export const isDuplicate = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === DUPLICATE;

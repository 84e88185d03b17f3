/** What clients of servers call it when nobody answers. */
const NAMES =
  /^(?:Mongo(?:ServerSelection|Network|NetworkTimeout|PoolCleared|PoolClosed|NotConnected|TopologyClosed|WaitQueueTimeout)Error|MongooseServerSelectionError)$/;

const CODES: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'],
  // of HTTP: overloaded or in trouble
  ...[429, 500, 502, 503, 504],
  // of MongoDB, those that its drivers try again: host unreachable or not found, network timeout, shutting down, no longer the
  // primary, time limit, socket (https://github.com/mongodb/specifications, retryable reads and writes)
  ...[6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436],
]);

/** Causes of causes that are looked at. */
const DEPTH = 5;

/** Whether a failure says that a server is away, whichever client tells it: the same may succeed later. */
export function isOutage(error: unknown): boolean {
  let at: unknown = error;
  for (let depth = 0; depth < DEPTH && typeof at === 'object' && at !== null; depth += 1) {
    if ('name' in at && typeof at.name === 'string' && NAMES.test(at.name)) return true;
    if ('code' in at && CODES.has(at.code)) return true;
    at = 'cause' in at ? at.cause : null;
  }
  return false;
}

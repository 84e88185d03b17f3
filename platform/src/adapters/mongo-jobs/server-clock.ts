import type { Connection } from 'mongoose';

/**
 * The server's clock, epoch ms: processes whose own clocks differ agree on when a lease ends. It is asked each time
 * and not compared by `$$NOW` inside the query, which servers that only speak MongoDB's protocol get wrong.
 */
export function serverClock(connection: Connection): () => Promise<number> {
  return async () => {
    const answer = await connection.getClient().db('admin').command({ hello: 1 });
    const time: unknown = answer.localTime;
    if (!(time instanceof Date)) throw new Error('the server does not tell its time');
    return time.getTime();
  };
}

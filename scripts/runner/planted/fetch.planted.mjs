import { once } from 'node:events';
import { createServer } from 'node:net';

const ANSWER = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nKeep-Alive: timeout=60\r\n\r\nheard';

it('fetches with a body from a server that keeps the connection, after the package undici was loaded', async () => {
  await import('undici');
  const server = createServer((socket) => socket.unref().once('data', () => socket.write(ANSWER))).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${server.address().port}`, { method: 'POST', body: 'said' });
  expect(await answer.text()).toBe('heard');
  server.close();
});

import { createServer } from 'node:http';

it('leaves a server', async () => {
  await new Promise((resolve) => createServer().listen(0, '127.0.0.1', resolve).unref());
  expect(1).toBe(1);
});

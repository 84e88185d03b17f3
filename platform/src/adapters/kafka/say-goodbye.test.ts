import { sayGoodbye } from './say-goodbye.js';

it('waits for a client that leaves, and for none that fails or never does', async () => {
  let left = false;
  await sayGoodbye({
    disconnect: () =>
      Promise.resolve().then(() => {
        left = true;
      }),
  });
  expect(left).toBe(true);
  await expect(sayGoodbye({ disconnect: () => Promise.reject(new Error('gone')) })).resolves.toBeUndefined();
  await expect(sayGoodbye({ disconnect: () => new Promise(() => undefined) })).resolves.toBeUndefined();
});

import type { TestProduct } from './test-product.js';
import { waitUntil } from './wait-until.js';

/** Until everything that an ended account has left is removed. */
export const untilErased = ({ product }: Pick<TestProduct, 'product'>, userId: string): Promise<true> =>
  waitUntil('everything of the account to be removed', async () =>
    (await product.ports.jobs.get(`account:${userId}`))?.state === 'done' ? true : undefined,
  );

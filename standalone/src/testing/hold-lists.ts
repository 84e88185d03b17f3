import type { TestProduct } from './test-product.js';

/** Lists of combos wait until they are let go. */
export function holdLists({ product }: TestProduct): { held(): number; go(): void } {
  const { documents } = product.ports;
  const find = documents.find.bind(documents);
  let held = 0;
  let go = (): void => undefined;
  const released = new Promise<void>((resolve) => (go = resolve));
  documents.find = async (collection, options) => {
    if (collection.name === 'combos') {
      held += 1;
      await released;
    }
    return find(collection, options);
  };
  return { held: () => held, go };
}

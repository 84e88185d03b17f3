import type { RecordedEvent } from '@combolab/contracts';
import fc from 'fast-check';
import { MergedBatches } from './merged-batches.js';

interface Numbered {
  readonly partition: number;
  readonly events: readonly RecordedEvent[];
}
const delivery = (partition: number, events: number): Numbered => ({
  partition,
  events: Array.from({ length: events }, (_, n) => ({ subject: `${String(partition)}/${String(n)}` }) as RecordedEvent),
});

it('hands the first over alone, and together what came meanwhile', async () => {
  const batches: number[][] = [];
  let release = (): void => undefined;
  const merged = new MergedBatches<Numbered>(10, async (deliveries) => {
    batches.push(deliveries.map(({ partition }) => partition));
    await new Promise<void>((resolve) => (release = resolve));
    return new Set(deliveries);
  });
  const untilBatches = async (count: number): Promise<void> => {
    while (batches.length < count) await Promise.resolve();
  };
  const all = [1, 2, 3, 4].map((partition) => merged.deliver(delivery(partition, 4)));
  expect(batches).toEqual([[1]]);
  release();
  await untilBatches(2);
  expect(batches).toEqual([[1], [2, 3]]);
  release();
  await untilBatches(3);
  release();
  expect(await Promise.all(all)).toEqual([true, true, true, true]);
  expect(batches).toEqual([[1], [2, 3], [4]]);
});

it('tells who was not taken, and goes on', async () => {
  const merged = new MergedBatches<Numbered>(10, (deliveries) =>
    Promise.resolve(new Set(deliveries.filter(({ partition }) => partition !== 2))),
  );
  expect(await Promise.all([1, 2, 3].map((partition) => merged.deliver(delivery(partition, 1))))).toEqual([
    true,
    false,
    true,
  ]);
});

it('hands over everything once, each partition in its order, one batch at a time, whatever their sizes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(fc.nat(7), { maxLength: 6 }), { maxLength: 5 }), async (partitions) => {
      const seen = new Map<number, number[]>();
      let running = 0;
      const merged = new MergedBatches<Numbered>(9, async (deliveries) => {
        running += 1;
        expect(running).toBe(1);
        const sizes = deliveries.map(({ events }) => events.length);
        expect(deliveries.length === 1 || sizes.reduce((sum, each) => sum + each, 0) <= 9).toBe(true);
        for (const { partition, events } of deliveries)
          seen.set(partition, [...(seen.get(partition) ?? []), events.length]);
        await Promise.resolve();
        running -= 1;
        return new Set(deliveries);
      });
      await Promise.all(
        partitions.map(async (sizes, partition) => {
          for (const size of sizes) await merged.deliver(delivery(partition, size));
        }),
      );
      expect(partitions.map((_, partition) => seen.get(partition) ?? [])).toEqual(partitions);
    }),
  );
});

/** Does something so often, so many times at once. @param one is told the number of its turn, from 0 */
export async function atOnce(many: number, count: number, one: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let n = next++; n < count; n = next++) await one(n);
  };
  await Promise.all(Array.from({ length: many }, worker));
}

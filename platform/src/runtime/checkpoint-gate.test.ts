import { CheckpointGate } from './checkpoint-gate.js';

const reached = (checkpoint: string | null, position: string): boolean => Number(checkpoint ?? 0) >= Number(position);

it('lets nobody on by what views had before they were built anew', async () => {
  const gate = new CheckpointGate(reached);
  gate.advance('7');
  expect(await gate.waitFor('7', 1)).toBe(true);
  gate.advance(null);
  const waiting = gate.waitFor('7', 60_000);
  expect(await gate.waitFor('7', 1)).toBe(false);
  gate.advance('7');
  expect(await waiting).toBe(true);
});

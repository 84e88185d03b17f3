import { CheckpointGate } from './checkpoint-gate.js';
import { whileSeen } from './while-seen.js';

const needed = [
  { position: '3', what: 'combo/a@1' },
  { position: '7', what: 'combo/b@2' },
];

function gateAt(checkpoint: string): CheckpointGate {
  const gate = new CheckpointGate((at, position) => Number(at ?? 0) >= Number(position));
  gate.advance(checkpoint);
  return gate;
}

it('gives what views answer that have all of it', async () => {
  expect(await whileSeen(gateAt('7'), needed, 1, () => Promise.resolve('there'))).toBe('there');
});

it('says what views do not have that are behind, and asks them nothing', async () => {
  let asked = 0;
  const asking = whileSeen(gateAt('6'), needed, 1, () => Promise.resolve((asked += 1)));
  await expect(asking).rejects.toThrow('the views do not have combo/b@2 yet');
  expect(asked).toBe(0);
});

it('takes no answer of views that were begun anew while they were asked, even if they have all of it again', async () => {
  const gate = gateAt('7');
  const asking = whileSeen(gate, needed, 1, () => {
    gate.advance(null);
    gate.advance('9');
    return Promise.resolve('nothing there');
  });
  await expect(asking).rejects.toThrow('begun anew');
});

it('takes no answer of views that were begun anew after they had part of it', async () => {
  const gate = gateAt('3');
  const asking = whileSeen(gate, needed, 60_000, () => Promise.resolve('nothing there'));
  gate.advance(null);
  gate.advance('7');
  await expect(asking).rejects.toThrow('begun anew');
});

it('counts no step forward, and no first one, as beginning anew', () => {
  const gate = gateAt('3');
  gate.advance('3');
  gate.advance('8');
  expect(gate.begunAnew).toBe(0);
});

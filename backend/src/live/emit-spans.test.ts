import { rooms, type ViewMessage } from '@combolab/contracts';
import { NotedTraces } from '@combolab/platform/contract-suites';
import { EmitSpans } from './emit-spans.js';

const parent = (n: number) => `00-${String(n).padStart(32, '0')}-${String(n).padStart(16, '0')}-01`;
const tally = (comboId: string): ViewMessage => ({
  ...{ room: rooms.combo(comboId), part: 'tally', from: [1, 0], to: [1, 1], numLikes: 1, numDislikes: 0 },
});

it('ends with the message that tells it, also where several were merged into one', () => {
  const traces = new NotedTraces();
  const emitting = new EmitSpans(traces);
  emitting.begin(tally('a'), parent(1));
  emitting.begin(tally('a'), parent(2));
  emitting.begin(tally('b'), parent(3));
  emitting.begin(tally('a'), undefined);
  emitting.emitted(tally('a'), () => 5);
  const attributes = { 'combolab.room.kind': 'combo' };
  expect(traces.spans).toMatchObject([
    {
      name: 'emit tally',
      under: '0000000000000001',
      attributes: { ...attributes, 'combolab.viewers': 5 },
      failure: null,
    },
    {
      name: 'emit tally',
      under: '0000000000000002',
      attributes: { ...attributes, 'combolab.viewers': 5 },
      failure: null,
    },
    { name: 'emit tally', under: '0000000000000003', attributes, failure: undefined },
  ]);
});

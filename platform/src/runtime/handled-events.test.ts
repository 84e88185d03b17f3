import { FeedbackGiven, rooms, streams, type RecordedEvent, type ViewMessage } from '@combolab/contracts';
import { NotedTraces } from '../contract-suites/noted-traces.js';
import { noTraces } from '../ports/traces.js';
import { noteCarried } from './carried-trace.js';
import { HandledEvents } from './handled-events.js';

const NOW = Date.parse('2026-11-30T12:00:00.000Z');
const parent = (n: number) => `00-${String(n).padStart(32, '0')}-${String(n).padStart(16, '0')}-01`;

const like = (comboId: string, correlationId: string, more: Partial<RecordedEvent> = {}): RecordedEvent => ({
  ...{ id: `${comboId}-${correlationId}`, source: 'test', time: new Date(NOW).toISOString(), version: 1, actor: 'ann' },
  ...FeedbackGiven({ comboId, userId: 'ann', status: 1 }),
  ...{ subject: streams.feedback(comboId, 'ann'), commandId: 'x', correlationId },
  ...more,
});
const tally = (comboId: string): ViewMessage => ({
  ...{ room: rooms.combo(comboId), part: 'tally', from: [1, 0], to: [1, 1], numLikes: 1, numDislikes: 0 },
});
const about = (room: string): ViewMessage => ({ ...tally('x'), room });

it('records each event under its own trace, without ids of users', () => {
  const traces = new NotedTraces();
  const handled = HandledEvents.begin(traces, 'project', [like('a', parent(1)), like('b', 'plain')], NOW);
  handled?.end();
  expect(traces.spans).toEqual([
    {
      ...{ name: 'project feedback', under: '0000000000000001', notes: [], failure: null },
      attributes: {
        'messaging.operation.type': 'process',
        'messaging.batch.message_count': 2,
        'combolab.event.type': 'feedback.given',
        'combolab.event.version': 1,
      },
    },
  ]);
});

it('goes on under what came beside an event, where something did', () => {
  const traces = new NotedTraces();
  const event = like('a', parent(1));
  noteCarried(event, parent(7));
  HandledEvents.begin(traces, 'index', [event], NOW);
  expect(traces.spans.map(({ under }) => under)).toEqual(['0000000000000007']);
});

it('tells what a message comes of: the last event about the same thing, or the only one of the batch', () => {
  const many = HandledEvents.begin(
    new NotedTraces(),
    'project',
    [like('a', parent(1)), like('a', parent(2)), like('b', parent(3))],
    NOW,
  );
  const traceOf = (handled: HandledEvents | null, message: ViewMessage) => handled?.causeOf(message)?.slice(34, 35);
  expect(['a', 'b', 'c'].map((id) => traceOf(many, tally(id)))).toEqual(['2', '3', undefined]);
  const sampled = HandledEvents.begin(new NotedTraces(), 'project', [like('a', parent(4)), like('b', 'plain')], NOW);
  expect([tally('a'), tally('b'), about('results:ssbu')].map((message) => traceOf(sampled, message))).toEqual([
    '4',
    undefined,
    undefined,
  ]);
  const one = HandledEvents.begin(new NotedTraces(), 'project', [like('a', parent(5))], NOW);
  expect(traceOf(one, about('results:ssbu'))).toBe('5');
});

it('leaves out what was recorded long ago: views that are built anew are nobody waiting', () => {
  const traces = new NotedTraces();
  const old = like('a', parent(1), { time: '2026-11-30T10:59:59.000Z' });
  expect(HandledEvents.begin(traces, 'project', [old], NOW)).toBeNull();
  expect(HandledEvents.begin(noTraces, 'project', [like('a', parent(1))], NOW)).toBeNull();
  expect(traces.spans).toEqual([]);
});

import { FeedbackGiven, streams } from '@combolab/contracts';
import { VersionConflictError } from '@combolab/platform';
import { MemoryEventLog } from '@combolab/platform/adapters/memory-event-log';
import { NotedTraces } from '@combolab/platform/contract-suites';
import { feedbackDecider } from '../modules/feedback/feedback.decider.js';
import { refuse, RefusedError } from '../problems.js';
import { CommandRunner } from './command-runner.js';

const REQUEST = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const [comboId, userId] = ['c', 'ann'];
const stream = streams.feedback(comboId, userId);

const like = (runner: CommandRunner, correlationId: string, commandId = 'like') =>
  runner.run(feedbackDecider, stream, { comboId, userId, status: 1 }, { commandId, actor: userId, correlationId });

it('records a command under its request, and the append under the command, with the id of the request in the event', async () => {
  const [log, traces] = [new MemoryEventLog({ source: 'test' }), new NotedTraces()];
  await like(new CommandRunner(log, traces), REQUEST);
  expect(traces.spans).toMatchObject([
    { name: 'command feedback', under: '00f067aa0ba902b7', failure: null },
    { name: 'append feedback', under: 'command feedback', failure: null },
  ]);
  expect((await log.last(stream))?.correlationId).toBe(REQUEST);
});

it('notes that another was first, and records each attempt', async () => {
  const [log, traces] = [new MemoryEventLog({ source: 'test' }), new NotedTraces()];
  const append = log.append.bind(log);
  log.append = async (...asked) => {
    log.append = append;
    const other = FeedbackGiven({ comboId, userId, status: -1 });
    await append(stream, 0, [other], { commandId: 'other', actor: userId, correlationId: 'other' });
    return append(...asked);
  };
  await like(new CommandRunner(log, traces), REQUEST);
  expect(traces.spans).toMatchObject([
    { name: 'command feedback', notes: ['version conflict'], failure: null },
    { name: 'append feedback', failure: expect.any(VersionConflictError) as Error },
    { name: 'append feedback', failure: null },
  ]);
});

it('records nothing of what was not sampled, and of nothing to do no append', async () => {
  const [log, traces] = [new MemoryEventLog({ source: 'test' }), new NotedTraces()];
  const runner = new CommandRunner(log, traces);
  await like(runner, 'dczMxoUG8YpoWw6_iNivFw');
  expect(traces.spans).toEqual([]);
  await like(runner, REQUEST, 'again');
  expect(traces.spans.map(({ name }) => name)).toEqual(['command feedback']);
});

it('takes what is refused for no failure', async () => {
  const [log, traces] = [new MemoryEventLog({ source: 'test' }), new NotedTraces()];
  const refusing = {
    ...feedbackDecider,
    decide: () => {
      throw refuse.overloaded();
    },
  };
  const context = { commandId: 'like', actor: userId, correlationId: REQUEST };
  const refused = new CommandRunner(log, traces).run(refusing, stream, { comboId, userId, status: 1 }, context);
  await expect(refused).rejects.toThrow(RefusedError);
  expect(traces.spans).toMatchObject([{ name: 'command feedback', notes: ['refused'], failure: null }]);
});

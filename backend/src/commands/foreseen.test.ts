import { FeedbackGiven, streams } from '@combolab/contracts';
import type { EventLog } from '@combolab/platform';
import { MemoryEventLog } from '@combolab/platform/adapters/memory-event-log';
import { feedbackDecider } from '../modules/feedback/feedback.decider.js';
import { CommandRunner } from './command-runner.js';
import { Foreseen } from './foreseen.js';

const [comboId, userId] = ['c', 'ann'];
const stream = streams.feedback(comboId, userId);
const documents = { getEach: () => Promise.resolve([]) };
const context = (commandId: string) => ({ commandId, actor: userId, correlationId: 'test' });

/** A like at a time, decided on what was read before. */
class Rig {
  readonly log = new MemoryEventLog({ source: 'test' });
  readonly runner = new CommandRunner(this.log);
  #n = 0;

  foresee(log: Pick<EventLog, 'lastOf'> = this.log): Promise<Foreseen> {
    return Foreseen.read({ log, documents }, { streams: [stream, 'combo/never'], documents: [] });
  }

  decide(status: 0 | 1 | -1, foreseen?: Foreseen) {
    return this.runner.run(
      feedbackDecider,
      stream,
      { comboId, userId, status },
      context(`c${String((this.#n += 1))}`),
      foreseen,
    );
  }
}

it('decides on what was foreseen without asking again', async () => {
  const { log, runner } = new Rig();
  await log.append(stream, 0, [FeedbackGiven({ comboId, userId, status: 1 })], context('first'));
  const foreseen = await Foreseen.read({ log, documents }, { streams: [stream], documents: [] });
  log.last = () => Promise.reject(new Error('asked again'));
  const { state, version } = await runner.run(
    feedbackDecider,
    stream,
    { comboId, userId, status: -1 },
    context('x'),
    foreseen,
  );
  expect([state, version]).toEqual([-1, 2]);
});

it('decides anew when the stream has moved on since, and when there was nothing to do', async () => {
  const rig = new Rig();
  const old = await rig.foresee();
  await rig.decide(1);
  // on what it foresaw, this would be the first
  expect(await rig.decide(-1, old)).toMatchObject({ state: -1, version: 2 });
  // and this would change nothing
  expect(await rig.decide(0, old)).toMatchObject({ state: 0, version: 3 });
});

it('tells a stream that does not exist from one that was not foreseen, and foresees none while the log is away', async () => {
  const rig = new Rig();
  await rig.decide(1);
  const foreseen = await rig.foresee();
  expect([foreseen.last(stream)?.type, foreseen.last('combo/never'), foreseen.last('combo/other')]).toEqual([
    FeedbackGiven.type,
    null,
    undefined,
  ]);
  const blind = await rig.foresee({ lastOf: () => Promise.reject(new Error('away')) });
  expect([blind.last(stream), blind.last('combo/never')]).toEqual([undefined, undefined]);
});

it('has documents by collection and id, and none while the views are away', async () => {
  const things = { name: 'things', projection: 'p', indexes: [] };
  const others = { name: 'others', projection: 'p', indexes: [] };
  const a = { id: 'a', doc: { n: 1 }, version: [1, 1] as [number, number] };
  const asked = [
    { collection: things, id: 'a' },
    { collection: others, id: 'a' },
  ];
  const { log } = new Rig();
  const ports = { log, documents: { getEach: () => Promise.resolve([a, null]) } };
  const foreseen = await Foreseen.read(ports, { streams: [], documents: asked });
  expect([foreseen.get(things, 'a'), foreseen.get(others, 'a'), foreseen.get(things, 'b')]).toEqual([
    a,
    null,
    undefined,
  ]);
  const away = { log, documents: { getEach: () => Promise.reject(new Error('away')) } };
  await expect(Foreseen.read(away, { streams: [], documents: asked })).rejects.toThrow('away');
});

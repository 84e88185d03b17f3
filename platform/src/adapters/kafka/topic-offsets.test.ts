import type { Admin, Kafka } from 'kafkajs';
import { TopicOffsets } from './topic-offsets.js';

const RANGE = [{ partition: 0, offset: '7', high: '7', low: '2' }];
const moving = (type = 'NOT_LEADER_FOR_PARTITION') =>
  Object.assign(new Error('This server is not the leader'), { type, retriable: true });

/** Clients that are answered in turn; what is left of them is counted. */
function clients(...answers: readonly (Error | typeof RANGE)[]) {
  const counts = { made: 0, open: 0 };
  const left = [...answers];
  const admin = (): Admin => {
    counts.made += 1;
    return {
      connect: () => Promise.resolve(void (counts.open += 1)),
      disconnect: () => Promise.resolve(void (counts.open -= 1)),
      fetchTopicOffsets: () => {
        const answer = left.length > 1 ? left.shift() : left[0];
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
    } as unknown as Admin;
  };
  return { kafka: { admin } as Pick<Kafka, 'admin'>, counts };
}
const atOnce = (): Promise<void> => Promise.resolve();

it.each(['NOT_LEADER_FOR_PARTITION', 'LEADER_NOT_AVAILABLE', 'UNKNOWN_TOPIC_OR_PARTITION'])(
  'asks again, by a new client, while a partition changes its leader: %s',
  async (type) => {
    const { kafka, counts } = clients(moving(type), moving(type), RANGE);
    const offsets = new TopicOffsets(kafka, atOnce);
    expect(await offsets.of('t')).toEqual(RANGE);
    expect(counts).toEqual({ made: 3, open: 1 });
    await offsets[Symbol.asyncDispose]();
    expect(counts.open).toBe(0);
  },
);

it('asks one client as long as it is answered', async () => {
  const { kafka, counts } = clients(RANGE);
  await using offsets = new TopicOffsets(kafka, atOnce);
  await Promise.all([offsets.of('t'), offsets.of('u')]);
  await offsets.of('v');
  expect(counts.made).toBe(1);
});

it('gives up after a minute’s quarter, and at once where brokers are away', async () => {
  const leaderless = clients(moving());
  let waited = 0;
  const offsets = new TopicOffsets(leaderless.kafka, (ms) => Promise.resolve(void (waited += ms)));
  await expect(offsets.of('t')).rejects.toThrow('This server is not the leader');
  expect(waited).toBe(59 * 250);
  expect(leaderless.counts.open).toBe(0);

  const away = clients(new Error('nobody answers'), RANGE);
  const others = new TopicOffsets(away.kafka, atOnce);
  await expect(others.of('t')).rejects.toThrow('nobody answers');
  expect(await others.of('t')).toEqual(RANGE);
  expect(away.counts).toEqual({ made: 1, open: 1 });
});

it('connects anew when it could not, and lets those go on whose client another has left', async () => {
  const { kafka, counts } = clients(moving(), new Error('The client is closed'), RANGE, RANGE);
  await using offsets = new TopicOffsets(kafka, atOnce);
  expect(await Promise.all([offsets.of('t'), offsets.of('u')])).toEqual([RANGE, RANGE]);
  expect(counts).toEqual({ made: 2, open: 1 });

  let refusals = 1;
  const admin = (): Admin => {
    const client = kafka.admin();
    const connect = () => (refusals-- > 0 ? Promise.reject(new Error('nobody there')) : client.connect());
    return { ...client, connect };
  };
  await using later = new TopicOffsets({ admin }, atOnce);
  await expect(later.of('t')).rejects.toThrow('nobody there');
  expect(await later.of('t')).toEqual(RANGE);
});

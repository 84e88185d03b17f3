import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createKafka } from '@combolab/platform/adapters/kafka/kafka-client';
import { openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import mongoose from 'mongoose';
import { Server } from 'socket.io';
import { answerParent } from '../../harness/helper.js';

/** The last of the bare hops: what Kafka tells of is read from MongoDB and sent to its room. */
const [database = '', broker = '', topic = ''] = process.argv.slice(2);
const rows = (await openMongo(database)).collection<{ comboId: string; likeStatus: number }>('rows');
const http = createServer();
const io = new Server(http);
io.on('connection', (socket) => {
  socket.on('join', async (rooms: readonly { room: string }[], acknowledge: (answer: unknown) => void) => {
    await socket.join(rooms.map(({ room }) => room));
    acknowledge([]);
  });
});
const consumer = createKafka({ brokers: [broker], prefix: topic }, 'bench').consumer({ groupId: `${topic}-gateway` });
await consumer.connect();
await consumer.subscribe({ topics: [topic], fromBeginning: true });
await consumer.run({
  autoCommit: false,
  eachMessage: async ({ message }) => {
    const { comboId, id } = JSON.parse(message.value?.toString() ?? '{}') as { comboId: string; id: string };
    const row = await rows.findOne({ _id: new mongoose.Types.ObjectId(id) });
    const [numLikes, numDislikes] = row?.likeStatus === 1 ? [1, 0] : [0, 1];
    io.to(`combo:${comboId}`).emit('view', { room: `combo:${comboId}`, part: 'tally', numLikes, numDislikes });
  },
});
http.listen(0, '127.0.0.1', () => {
  answerParent({ url: () => `http://127.0.0.1:${String((http.address() as AddressInfo).port)}` });
});

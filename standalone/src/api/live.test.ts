import { promisify } from 'node:util';
import { LIVE_LIMITS, type Comment, type JoinAnswer, type ViewMessage, type ViewVersion } from '@combolab/contracts';
import { io, type Socket } from 'socket.io-client';
import { controlCommands } from '../control/control-commands.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

let running: TestProduct;
let author: TestUser;
let fan: TestUser;
let comboId: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  author = await TestUser.signUp(running.url, 'author');
  fan = await TestUser.signUp(running.url, 'liker');
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(async () => {
  comboId = await recordCombo(running.product, author.userId);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

interface Viewer {
  readonly socket: Socket;
  readonly seen: ViewMessage[];
  join(rooms: { room: string; versions?: Record<string, ViewVersion> }[]): Promise<JoinAnswer>;
}

function viewer(token: string | null = null): Viewer {
  const socket = io(running.url, { transports: ['websocket'], auth: token === null ? {} : { token }, forceNew: true });
  sockets.push(socket);
  const seen: ViewMessage[] = [];
  socket.on('view', (message: ViewMessage) => seen.push(message));
  return { socket, seen, join: (rooms) => socket.emitWithAck('join', rooms) as Promise<JoinAnswer> };
}

const room = () => `combo:${comboId}`;
const last = <P extends ViewMessage['part']>(seen: readonly ViewMessage[], part: P) =>
  seen.filter((message): message is Extract<ViewMessage, { part: P }> => message.part === part).at(-1);

it('tells another viewer of likes, comments, their removal, verification and the end', async () => {
  const watching = viewer();
  const [joined] = await watching.join([{ room: room() }]);
  expect(joined).toEqual({
    room: room(),
    ok: true,
    versions: { combo: [1, 1], tally: [1, 0], comments: [1, 0], preview: [1, 1] },
    behind: [],
  });

  await fan.post('/combo/add-feedback', { comboId, likeStatus: 1 });
  await waitUntil('the like', () => Promise.resolve(last(watching.seen, 'tally')?.numLikes === 1 ? true : undefined));
  expect(last(watching.seen, 'tally')).toEqual({
    room: room(),
    part: 'tally',
    from: [1, 0],
    to: [1, 1],
    numLikes: 1,
    numDislikes: 0,
  });

  const { body } = await fan.post<{ comment: Comment }>('/combo/add-comment', { comboId, comment: 'nice' });
  await waitUntil('the comment', () => Promise.resolve(last(watching.seen, 'comments')));
  expect(last(watching.seen, 'comments')).toMatchObject({
    numComments: 1,
    commentsAdded: [body.comment],
    commentsRemoved: [],
  });
  await fan.post('/remove-comment', { commentId: body.comment._id });
  await waitUntil('the removal', () =>
    Promise.resolve(last(watching.seen, 'comments')?.commentsRemoved.length === 1 ? true : undefined),
  );

  await controlCommands.grant?.(running.product, author.email);
  await author.post('/combo/verify', { comboId, verified: true });
  await waitUntil('the mark', () =>
    Promise.resolve(last(watching.seen, 'combo')?.verified === true ? true : undefined),
  );
  await author.post('/delete-combo', { comboId });
  await waitUntil('the end', () => Promise.resolve(last(watching.seen, 'combo')?.deleted === true ? true : undefined));
});

it('says which parts a viewer is behind in', async () => {
  await fan.post('/combo/add-feedback', { comboId, likeStatus: 1 });
  const [answer] = await viewer().join([
    { room: room(), versions: { combo: [1, 1], tally: [1, 0], comments: [1, 0] } },
  ]);
  expect(answer).toMatchObject({ ok: true, behind: ['tally'] });
});

it('refuses rooms that are not there or not theirs, in the asked order', async () => {
  const answers = await viewer(fan.token).join([
    { room: 'combo:AAAAAAAAAAAAAAAAAAAAAA' },
    { room: `upload:${author.userId}/${'x'.repeat(22)}` },
    { room: `upload:${fan.userId}/${'x'.repeat(22)}` },
    { room: 'results:ssbu' },
    { room: 'results:ssb6' },
    { room: 'admin' },
  ]);
  expect(answers.map(({ ok }) => ok)).toEqual([false, false, true, true, false, false]);
});

it('lists what came to and went from a game', async () => {
  const watching = viewer();
  await watching.join([{ room: 'results:ssbm' }]);
  const melee = { gameId: 'ssbm', characterId: 'ssbm:fox', characterIds: ['ssbm:marth'] };
  const added = await recordCombo(running.product, author.userId, melee);
  await waitUntil('the list', () => Promise.resolve(last(watching.seen, 'list')));
  expect(last(watching.seen, 'list')).toMatchObject({ room: 'results:ssbm', added: [added], removed: [] });
  await author.post('/delete-combo', { comboId: added });
  await waitUntil('the removal', () =>
    Promise.resolve(last(watching.seen, 'list')?.removed.includes(added) ? true : undefined),
  );
});

/** Content of a combo that says so many letters. */
const content = (letters: number): ViewMessage => {
  const description = `${'Ü'.repeat(letters)}!`;
  return { room: room(), part: 'combo', from: [1, 1], to: [1, 2], changed: { description } };
};
const publish = (message: ViewMessage): void => {
  running.product.ports.liveFeed.publish({ kind: 'view', message });
};

it.each([1, 10, 40, 62, 32_700, 33_000, 70_000])(
  'brings messages of every length whole: %i letters',
  async (letters) => {
    const watching = viewer();
    await watching.join([{ room: room() }]);
    publish(content(letters));
    await waitUntil('the message', () => Promise.resolve(watching.seen.length > 0 ? true : undefined));
    expect(watching.seen).toEqual([content(letters)]);
  },
);

const connections = (): Promise<number> =>
  promisify<number>((done) => {
    running.product.app.getHttpServer().getConnections(done);
  })();

it('cuts a viewer who does not read, and keeps the others', async () => {
  const ids: string[] = [];
  for (let n = 0; n < LIVE_LIMITS.roomsPerSocket; n += 1) ids.push(await recordCombo(running.product, author.userId));
  const joined = ids.map((id) => ({ room: `combo:${id}` }));
  const [idle, watching] = [viewer(), viewer()];
  for (const each of [idle, watching])
    for (let at = 0; at < joined.length; at += 40) await each.join(joined.slice(at, at + 40));
  await waitUntil('both to be alone', async () => ((await connections()) === 2 ? true : undefined));
  (idle.socket.io.engine.transport as unknown as { ws: { pause(): void } }).ws.pause();
  for (const each of joined) {
    publish({ ...content(250_000), ...each });
    const has = (): boolean => watching.seen.some(({ room: seen }) => seen === each.room);
    await waitUntil('the other to have it', () => Promise.resolve(has() ? true : undefined));
  }
  await waitUntil('one to be cut', async () => ((await connections()) === 1 ? true : undefined));
  expect(watching.socket.connected).toBe(true);
});

it('never takes a bad token for a visitor, and cuts a socket whose session ends', async () => {
  const refused = viewer('forged');
  const error = await new Promise<Error>((resolve) => refused.socket.on('connect_error', resolve));
  expect(error.message).toBe('bad-token');
  const leaving = await TestUser.signUp(running.url);
  const { socket } = viewer(leaving.token);
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  const cut = new Promise<string>((resolve) => socket.on('disconnect', resolve));
  await fetch(`${running.url}/api/auth/sign-out`, {
    method: 'POST',
    headers: { authorization: `Bearer ${leaving.session ?? ''}` },
  });
  expect(await cut).toBe('io server disconnect');
});

it('renews a token of the same subject and cuts the socket for another', async () => {
  const own = viewer(fan.token);
  expect(await own.socket.emitWithAck('auth', { token: fan.token })).toEqual({ ok: true });
  const cut = new Promise<string>((resolve) => own.socket.on('disconnect', resolve));
  own.socket.emit('auth', { token: author.token }, () => undefined);
  expect(await cut).toBe('io server disconnect');
});

it('survives nonsense from sockets', async () => {
  const own = viewer();
  const { socket } = own;
  for (const payload of [
    null,
    7,
    'x',
    { room: 1 },
    [{ room: 'x'.repeat(300) }],
    Array(101).fill({ room: 'results:ssbu' }),
  ]) {
    expect(await socket.emitWithAck('join', payload)).toMatchObject({ ok: false });
  }
  socket.emit('join', [{ room: 'results:ssbu' }]);
  socket.emit('no-such-event', { a: 1 }, () => undefined);
  expect((await own.join([{ room: 'results:ssbu' }]))[0]?.ok).toBe(true);
  const huge = viewer();
  await new Promise<void>((resolve) => huge.socket.on('connect', resolve));
  const cut = new Promise<string>((resolve) => huge.socket.on('disconnect', resolve));
  huge.socket.emit('join', 'x'.repeat(20_000), () => undefined);
  expect(await cut).toBe('transport close');
});

it('brings 500 likes a second to every viewer: the right number at the end, at most 4 messages a second', async () => {
  const USERS = 250;
  const viewers = Array.from({ length: 20 }, () => viewer());
  await Promise.all(viewers.map((each) => each.join([{ room: room() }])));
  const { ports } = running.product;
  const started = performance.now();
  const like = (user: number, version: number) => {
    const stream = `combo/${comboId}/feedback/u${String(user)}`;
    const event = {
      type: version % 2 === 0 ? 'feedback.given' : 'feedback.cleared',
      schema: 1,
      data: { comboId, userId: `u${String(user)}`, status: 1 },
    };
    return ports.log.append(stream, version, [event], {
      commandId: `${String(user)}-${String(version)}`,
      actor: null,
      correlationId: 'test',
    });
  };
  for (let version = 0; version < 3; version++) {
    for (let user = 0; user < USERS; user += 25) {
      await Promise.all(Array.from({ length: 25 }, (_, i) => like(user + i, version)));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  const seconds = (performance.now() - started) / 1000;
  await waitUntil('the right number everywhere', () =>
    Promise.resolve(viewers.every(({ seen }) => last(seen, 'tally')?.numLikes === USERS) ? true : undefined),
  );
  for (const { seen } of viewers) {
    const tallies = seen.filter(({ part }) => part === 'tally');
    expect(tallies.length).toBeLessThanOrEqual(Math.ceil(seconds * 4) + 2);
    tallies.slice(1).forEach((message, i) => {
      expect(message.from).toEqual(tallies[i]?.to);
    });
  }
});

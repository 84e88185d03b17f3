import { roomAuthorisation, rooms, type CallerKind, type Room } from '@combolab/contracts';
import { castOf, type Cast } from '../testing/cast.js';
import { LiveViewer } from '../testing/live-viewer.js';
import { publishGuide } from '../testing/published-guide.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { whenExpired } from '../testing/void-tokens.js';

let running: TestProduct;
let cast: Cast;
let named: Readonly<Record<Room['kind'], string>>;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  cast = await castOf(running);
  const { userId } = cast.owner;
  const comboId = await recordCombo(running.product, userId);
  named = {
    combo: rooms.combo(comboId),
    watching: rooms.watching(comboId),
    results: rooms.results('ssbu'),
    guide: rooms.guide(await publishGuide(cast.owner, 'Title')),
    guides: rooms.guides('ssbu'),
    user: rooms.user(userId),
    profile: rooms.profile(userId),
    upload: rooms.upload(userId, 'a'.repeat(22)),
    moderation: rooms.moderation(),
  };
});
afterAll(() => running[Symbol.asyncDispose]());

/** What becomes of somebody who connects and asks for one room. */
async function asked(token: string | null, room: string): Promise<'in' | 'out' | 'refused'> {
  using viewer = LiveViewer.connect(running.url, token);
  const met = await new Promise<'met' | 'refused'>((resolve) => {
    viewer.socket.on('connect', () => {
      resolve('met');
    });
    viewer.socket.on('connect_error', () => {
      resolve('refused');
    });
  });
  if (met === 'refused') return met;
  const [answer] = await viewer.join([{ room }]);
  return answer?.ok === true ? 'in' : 'out';
}

const kinds = Object.keys(roomAuthorisation) as (keyof typeof roomAuthorisation)[];

describe.each(kinds)('the room %s', (kind) => {
  it.each(Object.entries(roomAuthorisation[kind]))('%s: %s', async (caller, access) => {
    const join = () => asked(cast[caller as CallerKind].token, named[kind]);
    expect(await (caller === 'expired' ? whenExpired(join) : join())).toBe(access);
  });
});

import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { comboForm, makeClip } from '../testing/clips.js';
import { startTestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

it('checks one clip of each author at a time, so that who sends two at once keeps nobody waiting', async () => {
  await using running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  const { clips, incomingFolder } = running.product.ports;
  const [eager, other] = [await TestUser.signUp(running.url), await TestUser.signUp(running.url)];
  await mkdir(incomingFolder, { recursive: true });
  const inspect = clips.inspect.bind(clips);
  const ends: (() => void)[] = [];
  clips.inspect = async (file) => {
    await new Promise<void>((resolve) => ends.push(resolve));
    return inspect(file);
  };
  const clip = await makeClip();
  const received = async () => {
    const sizes = await Promise.all((await readdir(incomingFolder)).map((name) => stat(join(incomingFolder, name))));
    return sizes.filter(({ size }) => size === clip.length).length;
  };
  const share = async (user: TestUser, name: string) => {
    const { status } = await user.form('/add-combo', comboForm(clip));
    return `${name} ${String(status)}`;
  };
  const first = [share(eager, 'eager'), share(eager, 'eager')];
  await waitUntil('both clips of one author', async () => ((await received()) === 2 ? true : undefined));
  const shared = [...first, share(other, 'other')];
  await waitUntil('two clips that are checked', () => Promise.resolve(ends.length === 2 ? true : undefined));
  ends[1]?.();
  expect(await Promise.race(shared)).toBe('other 201');
  ends[0]?.();
  await waitUntil('the last', () => Promise.resolve(ends.length === 3 ? true : undefined));
  ends[2]?.();
  expect(await Promise.all(shared)).toEqual(['eager 201', 'eager 201', 'other 201']);
});

import { comboForm, makeClip } from '../testing/clips.js';
import { drawPicture, pictureForm } from '../testing/pictures.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { TusUser } from '../testing/tus-user.js';

it('refuses uploads of every kind before the disk is full, and nothing else', async () => {
  const dataOfTheWorld = String(10 ** 12);
  await using running = await startTestProduct({ env: { FREE_DISK_MB: dataOfTheWorld } });
  const user = await TestUser.signUp(running.url);
  await user.post('/new-user', { displayName: 'author' });
  const comboId = await recordCombo(running.product, user.userId);
  const tus = new TusUser(user);
  const picture = pictureForm(await drawPicture({ width: 40, height: 40 }, 'png'));
  const refused = [
    await user.form('/add-combo', comboForm(await makeClip())),
    await user.form('/user/picture', picture),
    await tus.begin(1000),
    await tus.patch('A'.repeat(22), 0, Buffer.from('x')),
  ];
  for (const { status, body, headers } of refused) {
    expect([status, body.status]).toEqual([507, 507]);
    expect(body.correlationId).toBe(headers.get('x-correlation-id'));
  }
  expect((await tus.remove('A'.repeat(22))).status).toBe(404);
  expect((await user.post('/combo/add-comment', { comboId, comment: 'x' })).status).toBe(200);
  expect((await user.get(`/combo/${comboId}`)).status).toBe(200);
});

it('takes uploads while there is room', async () => {
  await using running = await startTestProduct({ env: { FREE_DISK_MB: '1' } });
  const user = await TestUser.signUp(running.url);
  expect((await new TusUser(user).begin(1000)).status).toBe(201);
});

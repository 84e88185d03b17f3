import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import { LIMITS, type OwnUser, type Problem } from '@combolab/contracts';
import { sweepBlobs } from '@combolab/backend/domain';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import { drawPicture, pictureForm } from '../testing/pictures.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { untilErased } from '../testing/until-erased.js';

const DAY_MS = 24 * 3600 * 1000;
const TOO_LARGE = 'Picture size is bigger than 10MB. Please compress your picture';

let running: TestProduct;
let user: TestUser;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  user = await TestUser.signUp(running.url);
  await user.post('/new-user', { displayName: 'pictured' });
});
afterAll(() => running[Symbol.asyncDispose]());

const send = (picture: Buffer, name?: string, from = user) =>
  from.form<Problem & { photoUrl: string }>('/user/picture', pictureForm(picture, name));
const fetched = async (address: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${running.url}${address}`)).arrayBuffer());
const padded = (picture: Buffer, bytes: number): Buffer =>
  Buffer.concat([picture, randomBytes(bytes - picture.length)]);

/** A black PNG whose few bytes say that it is very large. */
function vastPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8); // one bit for each pixel, grey
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)));
  const parts = [chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

it.each(['png', 'jpeg', 'gif'] as const)('takes a %s and serves it as a square webp', async (type) => {
  const { status, body } = await send(await drawPicture({ width: 900, height: 300 }, type));
  expect(status).toBe(200);
  expect(body.photoUrl).toMatch(new RegExp(`^/api/files/users/${user.userId}/[\\w-]{22}\\.[\\w-]{43}\\.webp$`));
  const { format, width, height } = await sharp(await fetched(body.photoUrl)).metadata();
  expect([format, width, height]).toEqual(['webp', 512, 512]);
});

it('drops where and by whom a photo was taken', async () => {
  const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#204060' } })
    .withExif({
      IFD0: { Artist: 'real name of somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  expect(photo.includes('real name of somebody')).toBe(true);
  const made = await fetched((await send(photo)).body.photoUrl);
  expect(made.includes('real name of somebody')).toBe(false);
  const { exif, xmp, iptc } = await sharp(made).metadata();
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
});

it('makes pixels of a GIF that is also a page, and serves none of its text', async () => {
  const gif = await drawPicture({ width: 20, height: 20 }, 'gif');
  const both = Buffer.concat([gif, Buffer.from('<script>alert(1)</script>')]);
  const { status, body } = await send(both, 'page.html');
  expect(status).toBe(200);
  const made = await fetch(`${running.url}${body.photoUrl}`);
  expect(made.headers.get('content-type')).toBe('image/webp');
  expect(made.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await made.arrayBuffer()).includes('script')).toBe(false);
});

it('takes exactly 10 MB, and tells what to do with more', async () => {
  const picture = await drawPicture({ width: 40, height: 40 }, 'jpeg');
  expect((await send(padded(picture, LIMITS.pictureBytes))).status).toBe(200);
  const { status, body } = await send(padded(picture, LIMITS.pictureBytes + 1));
  expect([status, body.detail]).toEqual([413, TOO_LARGE]);
});

describe('refuses', () => {
  it('what is no png, gif or jpeg, whatever it is called', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const [webp, tiff] = [
      await drawPicture({ width: 20, height: 20 }, 'webp'),
      await drawPicture({ width: 20, height: 20 }, 'tiff'),
    ];
    for (const picture of [svg, Buffer.from('<!doctype html><p>no picture'), Buffer.alloc(0), webp, tiff]) {
      const { status, body } = await send(picture, 'picture.png');
      expect([status, body.code]).toEqual([415, 'not-a-picture']);
    }
  });

  it('what cannot be decoded, or would fill the memory', async () => {
    const cut = (await drawPicture({ width: 400, height: 400 }, 'png')).subarray(0, 200);
    expect((await send(vastPng(100))).status).toBe(200);
    const bomb = vastPng(30_000);
    expect(bomb.length).toBeLessThan(LIMITS.pictureBytes);
    for (const picture of [cut, bomb]) {
      const { status, body } = await send(picture);
      expect([status, body.code]).toEqual([422, 'picture-unreadable']);
    }
  });

  it('a form without a file or with two, and a body that is no form', async () => {
    const empty = new FormData();
    empty.set('photo', 'https://elsewhere.test/picture.png');
    const two = pictureForm(await drawPicture({ width: 20, height: 20 }, 'png'));
    two.append('another', new Blob(['x']), 'x.png');
    for (const form of [empty, two]) expect((await user.form('/user/picture', form)).status).toBe(400);
    expect((await user.post('/user/picture', { picture: 'x' })).status).toBe(400);
  });
});

it('takes the first picture of an animation that is a bomb', async () => {
  const frames = Array.from({ length: 400 }, (_, i) => ({
    create: { width: 200, height: 200, channels: 3 as const, background: { r: i % 256, g: 0, b: 90 } },
  }));
  const stills = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
  const animation = await sharp(stills, { join: { animated: true } })
    .gif()
    .toBuffer();
  const { status, body } = await send(animation);
  expect(status).toBe(200);
  expect((await sharp(await fetched(body.photoUrl)).metadata()).pages ?? 1).toBe(1);
});

it('is shown once it is saved, by its owner alone, and swept when another has taken its place', async () => {
  const [first, second] = [
    (await send(await drawPicture({ width: 20, height: 20 }, 'png'))).body.photoUrl,
    (await send(await drawPicture({ width: 20, height: 20, background: '#0000ff' }, 'png'))).body.photoUrl,
  ];
  const other = await TestUser.signUp(running.url);
  expect((await other.post('/update-user', { photoUrl: first })).status).toBe(400);
  const gone = `/api/files/users/${user.userId}/AAAAAAAAAAAAAAAAAAAAAA.webp`;
  expect((await user.post('/update-user', { photoUrl: gone })).status).toBe(400);
  expect((await user.post<OwnUser>('/update-user', { photoUrl: first })).body.photoUrl).toBe(first);
  await user.post('/update-user', { photoUrl: second });
  const { log, blobs } = running.product.ports;
  const swept = await sweepBlobs(log, blobs, Date.now() + 2 * DAY_MS);
  expect(swept.trashed).toContain(first.replace('/api/files/', ''));
  expect(swept.trashed).not.toContain(second.replace('/api/files/', ''));
  expect((await fetch(`${running.url}${second}`)).status).toBe(200);
});

it('is removed for good with the account that ends while it is sent, and not served meanwhile', async () => {
  const leaving = await TestUser.signUp(running.url);
  await leaving.post('/new-user', { displayName: 'leaving' });
  const { blobs, log } = running.product.ports;
  const picture = await drawPicture({ width: 20, height: 20 }, 'png');
  const put = blobs.put.bind(blobs);
  const storing = jest.spyOn(blobs, 'put').mockImplementation(async (key, ...rest) => {
    storing.mockRestore();
    // its account is over, with all its files, before the picture is stored
    await leaving.post('/user/delete-account', { email: leaving.email });
    await untilErased(running, leaving.userId);
    return put(key, ...rest);
  });
  const sent = await send(picture, 'late.png', leaving);
  expect(sent.status).toBe(401);
  const left = async () => {
    const keys: string[] = [];
    for await (const { key } of blobs.list('')) if (key.includes(leaving.userId)) keys.push(key);
    return keys;
  };
  expect(await left()).toEqual([]);
  // as a crash would have left it
  const late = `users/${leaving.userId}/${'A'.repeat(22)}.webp`;
  await blobs.put(late, Readable.from([picture]));
  expect(await sweepBlobs(log, blobs, Date.now() + 2 * DAY_MS)).toMatchObject({
    ...{ trashed: expect.not.arrayContaining([late]) as string[] },
    ...{ deleted: expect.arrayContaining([late]) as string[] },
  });
  expect(await left()).toEqual([]);
});

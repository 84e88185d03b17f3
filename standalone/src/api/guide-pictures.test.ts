import { randomBytes } from 'node:crypto';
import { LIMITS, type Guide, type Problem } from '@combolab/contracts';
import { sweepBlobs } from '@combolab/backend/domain';
import sharp from 'sharp';
import { drawPicture, pictureForm } from '../testing/pictures.js';
import { publishGuide, type SavedGuide } from '../testing/published-guide.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

const DAY_MS = 24 * 3600 * 1000;
const SIZE = { width: 800, height: 600 };

let running: TestProduct;
let author: TestUser;
let guideId: string;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  author = await TestUser.signUp(running.url);
  guideId = await publishGuide(author, 'Pictured');
});
afterAll(() => running[Symbol.asyncDispose]());

const send = (picture: Buffer, id = guideId, name?: string) =>
  author.form<Problem & { previewImage: string }>(`/guides/${id}/preview-image`, pictureForm(picture, name));
const save = (previewImage: string | null) =>
  author.post<SavedGuide>('/guides/update', { guide: { _id: guideId, metaData: { previewImage } } });
async function statusOf(address: string): Promise<number> {
  const answer = await fetch(`${running.url}${address}`);
  await answer.arrayBuffer();
  return answer.status;
}
const fetched = async (address: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${running.url}${address}`)).arrayBuffer());

/** With bytes behind its end, which decoders pass over. */
const padded = (picture: Buffer, bytes: number): Buffer =>
  Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);

it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
  'takes a %s and serves it as a webp of 1200 by 675',
  async (type) => {
    const { status, body } = await send(await drawPicture(SIZE, type), guideId, 'named.txt');
    expect(status).toBe(200);
    expect(body.previewImage).toMatch(new RegExp(`^/api/files/guides/${guideId}/[\\w-]{22}\\.[\\w-]{43}\\.webp$`));
    const served = await fetch(`${running.url}${body.previewImage}`);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('cache-control')).toContain('immutable');
    const { format, width, height } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect([format, width, height]).toEqual(['webp', 1200, 675]);
  },
);

it('drops metadata, turns the picture upright and takes the first frame of an animation', async () => {
  const [red, blue] = [
    { r: 255, g: 0, b: 0 },
    { r: 0, g: 0, b: 255 },
  ];
  const upper = await sharp({ create: { width: 600, height: 400, channels: 3, background: red } })
    .png()
    .toBuffer();
  const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: blue } })
    .composite([{ input: upper, left: 0, top: 0 }])
    .withMetadata({ orientation: 3 })
    .withExifMerge({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  expect(photo.includes('secret place')).toBe(true);
  const made = await fetched((await send(photo)).body.previewImage);
  expect(made.includes('secret place')).toBe(false);
  expect((await sharp(made).metadata()).exif).toBeUndefined();
  const corner = (picture: Buffer) => sharp(picture).extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer();
  const [r = 0, , b = 0] = await corner(made);
  expect(b).toBeGreaterThan(r);
  const frames = [red, blue].map((background) => ({
    create: { width: 40, height: 30, channels: 3 as const, background },
  }));
  const stills = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
  const animation = await sharp(stills, { join: { animated: true } })
    .gif()
    .toBuffer();
  const still = await fetched((await send(animation)).body.previewImage);
  expect((await sharp(still).metadata()).pages ?? 1).toBe(1);
  const [firstRed = 0, , firstBlue = 0] = await corner(still);
  expect(firstRed).toBeGreaterThan(firstBlue);
});

it('takes exactly 5 MB, and tells what to do with more', async () => {
  const picture = await drawPicture(SIZE, 'jpeg');
  expect((await send(padded(picture, LIMITS.guidePreviewBytes))).status).toBe(200);
  const { status, body } = await send(padded(picture, LIMITS.guidePreviewBytes + 1));
  const detail = 'Picture size is bigger than 5MB. Please compress your picture';
  expect([status, body.detail]).toEqual([413, detail]);
  expect((await send(padded(picture, 3 * LIMITS.guidePreviewBytes))).status).toBe(413);
});

it.each([
  [
    'an SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    415,
  ],
  ['a text', () => Buffer.from('GIF8 said nobody'), 415],
  ['nothing', () => Buffer.alloc(0), 415],
  ['a TIFF', () => drawPicture({ width: 20, height: 20 }, 'tiff'), 415],
  ['a cut PNG', async () => (await drawPicture(SIZE, 'png')).subarray(0, 300), 422],
  [
    'noise behind the first bytes of a JPEG',
    () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(5000)]),
    422,
  ],
  ['81 megapixels', () => drawPicture({ width: 9000, height: 9000 }, 'png'), 422],
])('refuses %s', async (_name, draw, status) => {
  const answer = await send(await draw());
  expect([answer.status, answer.body.detail.length > 20]).toEqual([status, true]);
});

it('refuses a form without a file, with two, and what is no form', async () => {
  const two = pictureForm(await drawPicture(SIZE, 'png'));
  two.set('more', new Blob(['x']), 'x.png');
  const path = `/guides/${guideId}/preview-image`;
  expect((await author.form(path, two)).status).toBe(400);
  expect((await author.form(path, new FormData())).status).toBe(400);
  expect((await author.post(path, { picture: 'x' })).status).toBe(400);
});

it('belongs to a guide once saved; another guide cannot take it', async () => {
  const picture = (await send(await drawPicture(SIZE, 'png'))).body.previewImage;
  expect((await save(picture)).body.metaData.previewImage).toBe(picture);
  const elsewhere = await publishGuide(author, 'Elsewhere');
  const foreign = { guide: { _id: elsewhere, metaData: { previewImage: picture } } };
  expect((await author.post('/guides/update', foreign)).status).toBe(400);
  const { body } = await author.get<Guide>(`/guides/id/${guideId}`);
  expect(body.metaData.previewImage).toBe(picture);
  expect((await save(null)).body.metaData.previewImage).toBeNull();
});

it('is swept once it is older than a day and no guide has it any more; while one has it, it stays', async () => {
  const replaced = (await send(await drawPicture(SIZE, 'png'))).body.previewImage;
  const kept = (await send(await drawPicture(SIZE, 'png'))).body.previewImage;
  await save(replaced);
  await save(kept);
  const served = () => Promise.all([replaced, kept].map(statusOf));
  const { log, blobs } = running.product.ports;
  await sweepBlobs(log, blobs);
  expect(await served()).toEqual([200, 200]);
  await sweepBlobs(log, blobs, Date.now() + 2 * DAY_MS);
  expect(await served()).toEqual([404, 200]);
});

import type { PlayedClip, ReadClip } from './clip-facts.js';
import { inspectClip } from './inspect-clip.js';

const MB = 1_048_576;
const read: ReadClip = {
  ...{ codec: 'H.264', width: 640, height: 360, saidS: 2, trueS: 2 },
  ...{ starts: [], decodable: true, sound: false, delayS: 0 },
};
const played: PlayedClip = { durationS: 2, width: 640, height: 360 };
const START = '\0\0\0 ftypisom';

/** jsdom has neither `arrayBuffer` of files nor large ones. */
function file({ start = START, size = 1000, type = 'video/mp4' } = {}): File {
  const made = new File([start], 'clip.mp4', { type });
  const arrayBuffer = () => Promise.resolve(new TextEncoder().encode(start).buffer);
  Object.defineProperties(made, { size: { value: size }, slice: { value: () => ({ arrayBuffer }) } });
  return made;
}
const look = (given: File, more: { read?: ReadClip | null | undefined; played?: PlayedClip | null } = {}) =>
  inspectClip(given, {
    read: () => Promise.resolve('read' in more ? more.read : read),
    play: () => Promise.resolve(more.played === undefined ? played : more.played),
  });

it('takes a clip that can be played, and knows it', async () => {
  expect(await look(file())).toMatchObject({ problem: null, facts: { durationS: 2, frames: 120, codec: 'H.264' } });
  expect(await look(file(), { read: null })).toMatchObject({ problem: null });
});

it('offers to mend what is only too big or too long, with what is known of it', async () => {
  expect(await look(file({ size: 21 * MB }))).toMatchObject({ problem: { mendable: true }, facts: { durationS: 2 } });
  const long = { read: { ...read, trueS: null, saidS: 90 }, played: { ...played, durationS: 90 } };
  expect(await look(file(), long)).toMatchObject({ problem: { mendable: true }, facts: { durationS: 90 } });
});

it('is not deceived by a head that says a shorter time', async () => {
  expect((await look(file(), { read: { ...read, trueS: 61 } })).problem?.text).toContain('61');
});

it('names what this browser cannot play, for the server to make a clip of', async () => {
  const hevc = { ...read, codec: 'HEVC (H.265)', decodable: false };
  const found = await look(file(), { read: hevc, played: null });
  expect(found).toMatchObject({ problem: { mendable: false, raw: true }, facts: { durationS: 2 } });
  expect(found.problem?.text).toContain('HEVC (H.265)');
  expect((await look(file(), { read: null, played: null })).problem?.text).toContain('cannot play the file');
  expect((await look(file({ size: 21 * MB }), { played: null })).problem).toMatchObject({ mendable: false, raw: true });
});

it('does not send what the server could not decode either', async () => {
  const film = { ...read, codec: 'HEVC (H.265)', decodable: false };
  const large = await look(file(), { read: { ...film, width: 7680, height: 4320 }, played: null });
  expect([large.problem?.raw, large.problem?.text]).toEqual([false, expect.stringContaining('7680 × 4320')]);
  const starts = Array.from({ length: 500 }, (_, n) => n / 1000);
  const fast = await look(file(), { read: { ...film, starts }, played: null });
  expect([fast.problem?.raw, fast.problem?.text]).toEqual([false, expect.stringContaining('1000 pictures a second')]);
});

it('knows whether the page can make a smaller clip of it', async () => {
  const size = 21 * MB;
  expect(await look(file({ size }))).toMatchObject({ takenApart: true });
  expect(await look(file({ size }), { read: null })).toMatchObject({ takenApart: false });
  // players know codecs that WebCodecs does not
  expect(await look(file({ size }), { read: { ...read, decodable: false } })).toMatchObject({ takenApart: false });
});

it('tells sound alone from pictures that cannot be shown', async () => {
  const silent = { durationS: 2, width: 0, height: 0 };
  const alone = await look(file(), { read: null, played: silent });
  expect([alone.problem?.raw, alone.problem?.text]).toEqual([false, expect.stringContaining('no pictures')]);
  const hevc = { ...read, codec: 'HEVC (H.265)' };
  expect((await look(file(), { read: hevc, played: silent })).problem?.text).toContain('HEVC');
});

it('does not say of a file that it has no pictures where nothing could read it', async () => {
  const silent = { durationS: 2, width: 0, height: 0 };
  expect((await look(file(), { read: undefined, played: silent })).problem).toMatchObject({ raw: true });
});

it('leaves the server out of what is no video, and of what it cannot decode', async () => {
  const none = await look(file({ start: 'nothing at all', size: 21 * MB }));
  expect([none.problem?.raw, none.problem?.text]).toEqual([false, expect.stringContaining('is not one')]);
  const huge = await look(file(), { played: { ...played, width: 7680, height: 4320 } });
  expect(huge.problem).toMatchObject({ mendable: true, raw: false });
});

it('knows what is to be drawn, which no player needs to look at', async () => {
  const found = await look(file({ start: '\0\0\0\u0010ftypcbsc\0\0\0\u0001' }), { read: null, played: null });
  expect(found).toMatchObject({ problem: { mendable: false, raw: true, drawn: true }, facts: null });
});

import type { PlayedClip, ReadClip } from './clip-facts.js';
import { inspectClip } from './inspect-clip.js';

const MB = 1_048_576;
const read: ReadClip = {
  ...{ codec: 'H.264', width: 640, height: 360, saidS: 2, trueS: 2 },
  ...{ starts: [], decodable: true, sound: false },
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
const look = (given: File, more: { read?: ReadClip | null; played?: PlayedClip | null } = {}) =>
  inspectClip(given, {
    read: () => Promise.resolve(more.read === undefined ? read : more.read),
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

it('names what this browser cannot play', async () => {
  const hevc = { ...read, codec: 'HEVC (H.265)', decodable: false };
  expect((await look(file(), { read: hevc, played: null })).problem).toMatchObject({ mendable: false });
  expect((await look(file(), { read: hevc, played: null })).problem?.text).toContain('HEVC (H.265)');
  expect((await look(file(), { read: null, played: null })).problem?.text).toContain('cannot play the file');
});

it('tells sound alone from pictures that cannot be shown', async () => {
  const silent = { durationS: 2, width: 0, height: 0 };
  expect((await look(file(), { read: null, played: silent })).problem?.text).toContain('no pictures');
  expect((await look(file(), { read: { ...read, codec: 'HEVC (H.265)' }, played: silent })).problem?.text).toContain(
    'HEVC',
  );
});

it('says of a file that is too big and cannot be opened that it is too big', async () => {
  const problem = { text: expect.stringContaining('larger than 20MB') as string, mendable: false };
  expect((await look(file({ start: 'nothing at all', size: 21 * MB }))).problem).toEqual(problem);
  expect((await look(file({ size: 21 * MB }), { played: null })).problem).toEqual(problem);
});

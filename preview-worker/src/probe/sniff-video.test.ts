import { sniffVideo } from './sniff-video.js';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((p) => (typeof p === 'string' ? Array.from(p, (c) => c.charCodeAt(0)) : p)));

describe('sniffVideo', () => {
  it.each([
    ['MP4', bytes([0, 0, 0, 32], 'ftypisom', [0, 0, 2, 0]), 'mp4'],
    ['QuickTime', bytes([0, 0, 0, 20], 'ftypqt  ', [0, 0, 2, 0]), 'mp4'],
    ['old QuickTime', bytes([0, 0, 0, 8], 'wide', [0, 0, 0, 0], 'mdat'), 'mp4'],
    ['WebM', bytes([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81]), 'webm'],
    ['HEIC picture', bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0]), null],
    ['AVI', bytes('RIFF', [0, 0, 0, 0], 'AVI LIST'), null],
    ['playlist', bytes('#EXTM3U\nhttp://'), null],
    ['text', bytes('ftypisom is text'), null],
    ['nothing', bytes(), null],
    ['too little', bytes([0, 0, 0, 32], 'fty'), null],
  ])('knows %s', (_, first, container) => {
    expect(sniffVideo(first)).toBe(container);
  });
});

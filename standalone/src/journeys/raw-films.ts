import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeClip } from '../testing/clips.js';
import { numberedInput } from '../testing/numbered-input.js';

/** A video as people have them, whose pictures carry their numbers, with one tone. */
export interface RawFilm {
  /** Its path. */
  readonly file: string;
  /** A part with the tone in it, in frames of the grid; null for one that is kept whole. */
  readonly part: { readonly from: number; readonly to: number } | null;
  /** Frame of the grid on which its tone begins; fractions count. */
  readonly tone: number;
}

export interface RawFilms extends AsyncDisposable {
  /** HEVC, as phones record. */
  phone(): Promise<RawFilm>;
  /** More than 150 MB of H.264, of which 12 s are to be kept. */
  capture(): Promise<RawFilm>;
  /** As browsers write what they record of a screen: a picture when something changes, and no word of its length. */
  screen(): Promise<RawFilm>;
  /** Longer than a clip, as programs that record games write it. */
  recorder(): Promise<RawFilm>;
  /** The same, as short as a clip: its pictures begin after its sound. */
  shortRecorder(): Promise<RawFilm>;
}

const AAC = ['-c:a', 'aac', '-shortest'];
/** What ffmpeg makes as telephones do. */
export const HEVC = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none', '-tag:v', 'hvc1'];
// a capture card fills its rate, whatever it sees
const RATE = ['-b:v', '21M', '-minrate', '21M', '-maxrate', '21M', '-bufsize', '21M', '-x264-params', 'nal-hrd=cbr'];
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', ...RATE];
const PLAIN = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
const UNEVEN = ['-vf', String.raw`select='not(mod(n\,7))+eq(mod(n\,5)\,1)+eq(mod(n\,11)\,3)'`, '-vsync', 'vfr'];
const VP8 = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '1M'];
const LIVE = ['-c:a', 'libopus', '-shortest', '-f', 'webm', '-live', '1'];

/** Films in a folder of their own. */
export async function openRawFilms(): Promise<RawFilms> {
  const folder = await mkdtemp(join(tmpdir(), 'combolab-raw-'));
  const write = async (name: string, input: string[], output: string[], seconds: number): Promise<string> => {
    const file = join(folder, name);
    await writeFile(file, await makeClip({ seconds, input, output, extension: name.split('.')[1] ?? '' }));
    return file;
  };
  return {
    phone: async () => {
      const file = await write('IMG_0042.mov', numberedInput('60000/1001', 4, 1.5), [...HEVC, ...AAC], 4);
      return { file, part: null, tone: 1.5 * 60 };
    },
    capture: async () => {
      const file = await write('capture.mkv', numberedInput('15', 62, 9.3), [...H264, ...AAC], 62);
      return { file, part: { from: 300, to: 1019 }, tone: 9.3 * 60 };
    },
    screen: async () => {
      const file = await write('screen.webm', numberedInput('60', 66, 42.1), [...UNEVEN, ...VP8, ...LIVE], 66);
      return { file, part: { from: 2400, to: 3119 }, tone: 42.1 * 60 };
    },
    recorder: async () => {
      const file = await write('recorder.mkv', numberedInput('60', 64, 20.3), [...PLAIN, ...AAC], 64);
      return { file, part: { from: 900, to: 1619 }, tone: 20.3 * 60 };
    },
    shortRecorder: async () => {
      const file = await write('short.mkv', numberedInput('60', 5, 1.5), [...PLAIN, ...AAC], 5);
      return { file, part: null, tone: 1.5 * 60 };
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

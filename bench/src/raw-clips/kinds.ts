/** A way in which raw videos come. */
export interface Kind {
  readonly name: string;
  /** Of the pictures, as ffmpeg takes it. */
  readonly rate: string;
  /** ffmpeg's arguments of the output. */
  readonly output: string;
  readonly ending: string;
}

const H264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -bf 2';
const HEVC = '-c:v libx265 -preset ultrafast -x265-params log-level=none:keyint=90';
const VP9 = '-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -b:v 2M';
const VP8 = '-c:v libvpx -deadline realtime -cpu-used 8 -b:v 3M';

/** Codecs with the containers and sounds that programs put them into. */
const PACKED: readonly (readonly [name: string, pictures: string, containers: Readonly<Record<string, string>>])[] = [
  ['H.264', H264, { mp4: 'aac', mov: 'pcm_s16le', mkv: 'flac' }],
  ['HEVC', HEVC, { mp4: 'aac -tag:v hvc1', mov: 'aac -tag:v hvc1', mkv: 'ac3' }],
  ['VP9', VP9, { webm: 'libopus', mkv: 'libopus' }],
  ['VP8', VP8, { webm: 'libvorbis', mkv: 'libvorbis' }],
];

/** As cameras, films, capture cards and screens have them; the last leaves out pictures here and there. */
const RATES: readonly (readonly [name: string, rate: string, filter: string])[] = [
  ['24', '24', ''],
  ['30', '30', ''],
  ['50', '50', ''],
  ['59.94', '60000/1001', ''],
  ['60', '60', ''],
  ['120', '120', ''],
  ['uneven', '60', `-vf select='not(mod(n\\,7))+eq(mod(n\\,3)\\,1)' -vsync vfr`],
];

/** Every codec in every container at every rate. */
export const KINDS: readonly Kind[] = PACKED.flatMap(([codec, pictures, containers]) =>
  Object.entries(containers).flatMap(([ending, sound]) =>
    RATES.map(([rateName, rate, filter]) => ({
      name: `${codec} at ${rateName} in ${ending}`,
      rate,
      output: `${pictures} ${filter} -c:a ${sound}`,
      ending,
    })),
  ),
);

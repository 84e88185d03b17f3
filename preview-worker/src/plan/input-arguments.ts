import type { VideoContainer } from '../probe/sniff-video.js';

/** Decoders by their names in all builds; nothing else of an input is decoded. */
const DECODERS = [
  ...['h264', 'hevc', 'vp8', 'vp9', 'av1', 'mpeg4', 'libvpx', 'libvpx-vp9', 'libdav1d', 'libaom-av1'],
  ...['aac', 'aac_fixed', 'mp3', 'mp3float', 'opus', 'libopus', 'vorbis', 'libvorbis', 'ac3', 'eac3', 'flac', 'alac'],
  ...[
    'pcm_s16le',
    'pcm_s16be',
    'pcm_s24le',
    'pcm_s24be',
    'pcm_s32le',
    'pcm_f32le',
    'amrnb',
    'amrwb',
    'mov_text',
    'webvtt',
    'subrip',
  ],
];

const DEMUXER: Record<VideoContainer, string> = { mp4: 'mov', webm: 'matroska' };

/** Opens a local file with a fixed demuxer and decoders and nothing else: no other protocol, no guessing. Works for ffmpeg and ffprobe. */
export function inputArguments(container: VideoContainer, file: string): string[] {
  return [
    ...['-protocol_whitelist', 'file,pipe', '-codec_whitelist', DECODERS.join(',')],
    ...['-f', DEMUXER[container], '-i', `file:${file}`],
  ];
}

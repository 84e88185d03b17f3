import type { VideoFacts } from '../probe/video-facts.js';
import type { VideoContainer } from '../probe/sniff-video.js';
import { inputArguments } from './input-arguments.js';
import { WITHOUT_METADATA } from './preview-arguments.js';

const PLAYABLE_PIXELS = new Set(['yuv420p', 'yuvj420p']);
const VIDEO: Record<VideoContainer, readonly string[]> = { mp4: ['h264', 'vp9', 'av1'], webm: ['vp8', 'vp9', 'av1'] };
const AUDIO: Record<VideoContainer, readonly string[]> = { mp4: ['aac', 'mp3'], webm: ['opus', 'vorbis'] };

/** The container a remux of this clip goes to: its own when its codec is at home there, else the codec's. */
export const remuxContainer = ({ container, codec }: VideoFacts): VideoContainer =>
  VIDEO[container].includes(codec) ? container : codec === 'h264' ? 'mp4' : 'webm';

/** True when browsers show the clip as it is once it is remuxed. */
export function canPlayInBrowser(facts: VideoFacts): boolean {
  return PLAYABLE_PIXELS.has(facts.pixelFormat) && VIDEO[remuxContainer(facts)].includes(facts.codec);
}

/** Arguments of a copy without any metadata, of other tracks or of sound a browser cannot play; nothing is encoded. */
export function remuxArguments(
  facts: VideoFacts,
  paths: { readonly source: string; readonly target: string },
): string[] {
  const container = remuxContainer(facts);
  const sound =
    facts.audio && AUDIO[container].includes(facts.audio.codec) ? ['-map', `0:${String(facts.audio.stream)}`] : [];
  return [
    ...inputArguments(facts.container, paths.source),
    ...['-map', `0:${String(facts.videoStream)}`, ...sound, '-c', 'copy', ...WITHOUT_METADATA],
    ...(container === 'mp4' ? ['-movflags', '+faststart', '-f', 'mp4'] : ['-f', 'webm']),
    paths.target,
  ];
}

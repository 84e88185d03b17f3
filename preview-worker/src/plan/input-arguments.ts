import type { VideoContainer } from '../probe/sniff-video.js';

const DEMUXER: Record<VideoContainer, string> = { mp4: 'mov', webm: 'matroska' };

/** Opens a local file with a fixed demuxer and nothing else: no other protocol, no guessing. Works for ffmpeg and ffprobe. */
export function inputArguments(container: VideoContainer, file: string): string[] {
  return ['-protocol_whitelist', 'file,pipe', '-f', DEMUXER[container], '-i', `file:${file}`];
}

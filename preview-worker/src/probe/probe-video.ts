import { tooLong } from './read-header.js';
import { readPictures } from './read-pictures.js';
import { containerOf, probe, probeHeader, type ProbeOptions } from './run-probe.js';
import { MAX_SECONDS, type VideoFacts } from './video-facts.js';

const PICTURES_LIMIT_BYTES = 2 * 1024 * 1024;

/**
 * Checks by content that a file is a clip we take, decoding every picture of it once.
 * @throws VideoRefusedError when it never will be
 * @throws FfmpegError when it could not be found out (cancelled, program missing)
 */
export async function probeVideo(file: string, options: ProbeOptions): Promise<VideoFacts> {
  const container = await containerOf(file);
  const header = await probeHeader(file, container, options);
  const show = [
    '-select_streams',
    String(header.videoStream),
    '-show_entries',
    'frame=best_effort_timestamp_time',
    '-of',
    'csv=p=0',
  ];
  const pictures = await probe(show, file, container, options, PICTURES_LIMIT_BYTES);
  const { count, firstSeconds, durationSeconds } = readPictures(pictures.stdout, pictures.stderr, header);
  if (durationSeconds > MAX_SECONDS + 0.05) throw tooLong(durationSeconds);
  const { videoStream, codec, pixelFormat, width, height, audio, startSeconds, fileSeconds } = header;
  const videoDelaySeconds = Math.max(0, firstSeconds - startSeconds);
  return {
    container,
    videoStream,
    codec,
    pixelFormat,
    width,
    height,
    frames: count,
    durationSeconds,
    fps: count / durationSeconds,
    videoDelaySeconds,
    fileSeconds: Math.max(fileSeconds, videoDelaySeconds + durationSeconds),
    audio,
  };
}

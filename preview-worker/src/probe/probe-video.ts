import { open } from 'node:fs/promises';
import { FfmpegError, VideoRefusedError } from '../errors.js';
import { runTool, type ToolEnd } from '../tools/run-tool.js';
import { inputArguments } from '../plan/input-arguments.js';
import { readHeader, tooLong, unsupportedCodec, type VideoHeader } from './read-header.js';
import { cut, readPictures } from './read-pictures.js';
import { SNIFF_BYTES, sniffVideo, type VideoContainer } from './sniff-video.js';
import { MAX_SECONDS, type VideoFacts } from './video-facts.js';

export interface ProbeOptions {
  /** Path of the program. */
  readonly ffprobe: string;
  /** Wall-clock ms for decoding the whole clip. */
  readonly timeLimitMs?: number;
  readonly memoryLimitBytes?: number;
  readonly signal?: AbortSignal | undefined;
}

const HEADER_LIMIT_BYTES = 1024 * 1024;
const PICTURES_LIMIT_BYTES = 2 * 1024 * 1024;

/**
 * Checks by content that a file is a clip we take, decoding every picture of it once.
 * @throws VideoRefusedError when it never will be
 * @throws FfmpegError when it could not be found out (cancelled, program missing)
 */
export async function probeVideo(file: string, options: ProbeOptions): Promise<VideoFacts> {
  const container = sniffVideo(await firstBytes(file));
  if (!container) throw notAVideo();
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

async function probeHeader(file: string, container: VideoContainer, options: ProbeOptions): Promise<VideoHeader> {
  const { status, stdout, stderr } = await probe(
    ['-show_format', '-show_streams', '-of', 'json'],
    file,
    container,
    options,
    HEADER_LIMIT_BYTES,
  );
  if (status === 0) return readHeader(stdout);
  const refused = /Codec \((\w{1,32})\) not on whitelist/.exec(stderr)?.[1];
  if (refused !== undefined) throw unsupportedCodec(refused);
  throw /moov atom not found|end of file|truncat/i.test(stderr) ? cut() : notAVideo();
}

async function probe(
  show: readonly string[],
  file: string,
  container: VideoContainer,
  options: ProbeOptions,
  stdoutLimitBytes: number,
): Promise<ToolEnd> {
  const { ffprobe, timeLimitMs = 120_000, memoryLimitBytes = 1536 * 1024 * 1024, signal } = options;
  const args = ['-v', 'error', '-threads', '2', ...show, ...inputArguments(container, file)];
  try {
    return await runTool({ path: ffprobe, args, timeLimitMs, memoryLimitBytes, signal, stdoutLimitBytes });
  } catch (error) {
    if (error instanceof FfmpegError && ['time', 'memory', 'output'].includes(error.code)) {
      throw new VideoRefusedError(
        'too-slow',
        'This video is too costly to read. Export it again as H.264 at 60 pictures a second.',
      );
    }
    throw error;
  }
}

function notAVideo(): VideoRefusedError {
  return new VideoRefusedError('not-a-video', 'This file is not a video we can read. Choose an MP4, MOV or WebM file.');
}

async function firstBytes(file: string): Promise<Uint8Array> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

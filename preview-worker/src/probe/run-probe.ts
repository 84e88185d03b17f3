import { open } from 'node:fs/promises';
import { FfmpegError, VideoRefusedError } from '../errors.js';
import { runTool, type ToolEnd } from '../tools/run-tool.js';
import { inputArguments } from '../plan/input-arguments.js';
import { readHeader, unsupportedCodec, type HeaderLimits, type VideoHeader } from './read-header.js';
import { cut } from './read-pictures.js';
import { SNIFF_BYTES, sniffVideo, type VideoContainer } from './sniff-video.js';

export interface ProbeOptions {
  /** Path of the program. */
  readonly ffprobe: string;
  /** Wall-clock ms for decoding the whole clip. */
  readonly timeLimitMs?: number;
  readonly memoryLimitBytes?: number;
  readonly signal?: AbortSignal | undefined;
}

const HEADER_LIMIT_BYTES = 1024 * 1024;

/**
 * What the file says about itself.
 * @throws VideoRefusedError for what is no clip we take, FfmpegError when it could not be found out
 */
export async function probeHeader(
  file: string,
  container: VideoContainer,
  options: ProbeOptions,
  limits?: HeaderLimits,
): Promise<VideoHeader> {
  const { status, stdout, stderr } = await probe(
    ['-show_format', '-show_streams', '-of', 'json'],
    file,
    container,
    options,
    HEADER_LIMIT_BYTES,
  );
  if (status === 0) return readHeader(stdout, limits);
  const refused = /Codec \((\w{1,32})\) not on whitelist/.exec(stderr)?.[1];
  if (refused !== undefined) throw unsupportedCodec(refused);
  throw /moov atom not found|end of file|truncat/i.test(stderr) ? cut() : notAVideo();
}

/** One run of ffprobe on the file, in the box. @throws VideoRefusedError for a file that costs too much */
export async function probe(
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

/** The container by the first bytes. @throws VideoRefusedError */
export async function containerOf(file: string): Promise<VideoContainer> {
  const container = sniffVideo(await firstBytes(file));
  if (!container) throw notAVideo();
  return container;
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

import { VideoRefusedError } from '../errors.js';
import { STUDY_FPS } from '../plan/preview-plan.js';
import { tooLong } from '../probe/read-header.js';
import { cut } from '../probe/read-pictures.js';
import { containerOf, probe, probeHeader, type ProbeOptions } from '../probe/run-probe.js';
import { MAX_PIXELS, MAX_SECONDS } from '../probe/video-facts.js';
import type { RawFacts, RawLimits } from './raw-facts.js';
import { readPackets } from './read-packets.js';

/** Words of ffprobe for all packets of five minutes at 240 a second. */
const PACKETS_LIMIT_BYTES = 8 * 1024 * 1024;
/** Pictures a second, on average, that are worth decoding for 60 of them. */
const MOST_FPS = 250;
const HDR = new Set(['smpte2084', 'arib-std-b67']);
/** A container may round what it says of its length, in s and as a share of it. */
const SAID_WRONG = { seconds: 0.5, share: 0.02 };

/**
 * Looks at a video that a clip is to be cut out of: its head and the times of its pictures, none of which is decoded.
 * @throws VideoRefusedError when no clip will ever come out of it
 * @throws FfmpegError when it could not be found out
 */
export async function probeRaw(file: string, options: ProbeOptions, { seconds }: RawLimits): Promise<RawFacts> {
  const container = await containerOf(file);
  const pixels = MAX_PIXELS * Math.max(1, seconds / MAX_SECONDS);
  const header = await probeHeader(file, container, options, { seconds, pixels });
  const { videoStream, codec, width, height, audio, startSeconds, declaredSeconds, transfer } = header;
  const show = ['-select_streams', String(videoStream), '-show_entries', 'packet=pts_time,duration_time,flags'];
  const { stdout, stderr } = await probe([...show, '-of', 'csv=p=0'], file, container, options, PACKETS_LIMIT_BYTES);
  const { starts, end } = readPackets(stdout);
  const [first] = starts;
  if (first === undefined) throw new VideoRefusedError('no-pictures', 'This video has no pictures in it.');
  const lasts = end - first;
  const missing = (declaredSeconds ?? 0) - (end - startSeconds);
  if (/partial file|truncat/i.test(stderr) || missing > Math.max(SAID_WRONG.seconds, lasts * SAID_WRONG.share))
    throw cut();
  if (lasts > seconds + SAID_WRONG.seconds) throw tooLong(lasts, seconds);
  if (starts.length / lasts > MOST_FPS) throw tooFast(starts.length / lasts);
  return {
    ...{ container, videoStream, codec, width, height, audio },
    videoDelaySeconds: Math.max(0, first - startSeconds),
    frames: Math.max(1, Math.round(lasts * STUDY_FPS)),
    starts: starts.map((start) => start - first),
    hdr: HDR.has(transfer ?? ''),
  };
}

const tooFast = (fps: number): VideoRefusedError =>
  new VideoRefusedError(
    'too-slow',
    `This video has ${String(Math.round(fps))} pictures a second; at most ${String(MOST_FPS)} are possible. Export it again at 60 pictures a second.`,
  );

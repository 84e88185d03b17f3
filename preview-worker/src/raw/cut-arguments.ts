import { inputArguments } from '../plan/input-arguments.js';
import { soundBetween, WITHOUT_METADATA } from '../plan/preview-arguments.js';
import { sizeWithin, STUDY_FPS } from '../plan/preview-plan.js';
import { BUFFER_SECONDS, planCut, SOUND_RATE } from './cut-plan.js';
import type { RawFacts, RawPart } from './raw-facts.js';

export interface RawOptions {
  readonly source: string;
  readonly target: string;
  /** The program has the filters for pictures brighter than ordinary screens show. */
  readonly canToneMap: boolean;
  /** Threads of decoder and encoder. */
  readonly threads?: number;
}

const PROXY = { long: 640, short: 360, maxRate: 1_200_000, soundRate: 96_000 };

/** Light as it is, to the colours of ordinary screens, and its highlights rolled off (Hable). */
const TONE_MAP =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv';

/** From pictures on the grid to those of the encoder; smaller ones are mapped, which costs less. */
const shownAs = (
  { hdr }: RawFacts,
  { width, height }: { readonly width: number; readonly height: number },
  canToneMap: boolean,
): string[] => [
  `scale=${String(width)}:${String(height)}:flags=bicubic`,
  'setsar=1',
  ...(hdr && canToneMap ? [TONE_MAP] : []),
  'format=yuv420p',
];

/** Without B-frames the first picture stands at 0 without an edit list. */
const h264 = (preset: string, quality: number, maxRate: number, threads: number): string[] => [
  ...['-c:v', 'libx264', '-preset', preset, '-pix_fmt', 'yuv420p', '-crf', String(quality)],
  ...['-maxrate', String(maxRate), '-bufsize', String(maxRate * BUFFER_SECONDS)],
  ...['-g', '30', '-bf', '0', '-threads', String(threads)],
];

const mp4 = (target: string): string[] => [...WITHOUT_METADATA, '-movflags', '+faststart', '-f', 'mp4', target];

const soundOf = (facts: RawFacts, start: number, end: number, rate: number): string[] =>
  facts.audio === null
    ? ['-an']
    : [...soundBetween(facts.audio.stream, start, end), '-c:a', 'aac', '-b:a', String(rate), '-ac', '2'];

/**
 * Arguments of the ffmpeg run that cuts a part out of a raw video: constant 60 on the grid of the whole, so that picture k is what
 * the grid shows on frame `from + k`, with its sound, small enough for a clip.
 */
export function cutArguments(facts: RawFacts, part: RawPart, options: RawOptions): string[] {
  const { source, target, canToneMap, threads = 2 } = options;
  const plan = planCut(facts, part);
  const { skipSeconds, readSeconds, frames } = plan;
  const first = part.from - skipSeconds * STUDY_FPS;
  const skipped = skipSeconds + facts.videoDelaySeconds;
  const seek = skipSeconds === 0 ? [] : ['-ss', skipped.toFixed(6)];
  const delay = skipSeconds === 0 ? facts.videoDelaySeconds : 0;
  const read = readSeconds === null ? [] : ['-t', (delay + readSeconds).toFixed(6)];
  const grid = skipSeconds === 0 ? ['setpts=PTS-STARTPTS', 'fps=60'] : ['fps=60:start_time=0'];
  const kept = [`trim=start_frame=${String(first)}:end_frame=${String(first + frames)}`, 'setpts=PTS-STARTPTS'];
  const from = delay + first / STUDY_FPS;
  return [
    ...['-threads', String(threads), ...seek, ...read, ...inputArguments(facts.container, source)],
    ...['-map', `0:${String(facts.videoStream)}`],
    ...['-vf', [...grid, ...kept, ...shownAs(facts, plan, canToneMap)].join(',')],
    ...h264('veryfast', 19, plan.maxRate, threads),
    ...soundOf(facts, from, from + frames / STUDY_FPS, SOUND_RATE),
    ...mp4(target),
  ];
}

/** Arguments of the ffmpeg run that makes a small copy of a whole raw video for choosing ends: its frame n is frame n of the grid. */
export function proxyArguments(facts: RawFacts, { source, target, canToneMap, threads = 2 }: RawOptions): string[] {
  const { videoStream, videoDelaySeconds: delay, frames } = facts;
  const grid = ['setpts=PTS-STARTPTS', 'fps=60', `trim=end_frame=${String(frames)}`];
  return [
    ...['-threads', String(threads), ...inputArguments(facts.container, source)],
    ...['-map', `0:${String(videoStream)}`],
    ...['-vf', [...grid, ...shownAs(facts, sizeWithin(facts, PROXY.long, PROXY.short), canToneMap)].join(',')],
    ...h264('ultrafast', 27, PROXY.maxRate, threads),
    ...soundOf(facts, delay, delay + frames / STUDY_FPS, PROXY.soundRate),
    ...mp4(target),
  ];
}

import { join } from 'node:path';
import type { VideoFacts } from '../probe/video-facts.js';
import { inputArguments } from './input-arguments.js';
import { MEASURE } from './loudness.js';
import {
  planPreview,
  STUDY_FPS,
  type PlannedPicture,
  type PlannedRendition,
  type PreviewPlan,
} from './preview-plan.js';
import { sheetFilters } from './scrub-sheet.js';

export interface PreviewPaths {
  readonly source: string;
  /** Folder the outputs go to, named as the plan says. */
  readonly outputFolder: string;
}

export interface PreviewOptions {
  /** Threads of decoder and each encoder. */
  readonly threads?: number;
  /** dB that the sound is raised by, or lowered when negative (`evenGain`). */
  readonly gain?: number;
  /** Whose picture stands for the clip, frames of 1/60 s; a third of it where absent. */
  readonly pictureFrame?: number | undefined;
}

/** Nothing of the source's tags, chapters and dates goes out, and no name of the encoder comes in. */
export const WITHOUT_METADATA = [
  '-map_metadata',
  '-1',
  '-map_chapters',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
];

/**
 * Arguments of the one ffmpeg run that makes every output of a clip. Time is kept: the first picture at 0, each source
 * picture at the nearest sixtieth of a second, pictures repeated where the source is slower.
 */
export function previewArguments(
  facts: VideoFacts,
  paths: PreviewPaths,
  { threads = 2, gain = 0, pictureFrame }: PreviewOptions = {},
): string[] {
  const plan = planPreview(facts, pictureFrame);
  const { preview, thumbnail, scrub, renditions } = plan;
  const to = (file: string) => join(paths.outputFolder, file);
  return [
    ...['-threads', String(threads)],
    ...inputArguments(facts.container, paths.source),
    ...renditions.flatMap((rendition) => [
      ...renditionArguments(facts, plan, rendition, { threads, gain }),
      to(rendition.file),
    ]),
    ...picture(facts, plan, [...cardPictures(preview), scale(preview), 'format=yuv420p']),
    ...[
      '-an',
      ...h264(28, 800_000, 60, threads),
      ...WITHOUT_METADATA,
      '-movflags',
      '+faststart',
      '-f',
      'mp4',
      to(preview.file),
    ],
    ...picture(facts, plan, [part(thumbnail.frame, thumbnail.frame + 1), scale(thumbnail), 'format=yuvj420p']),
    ...[...jpeg(3), to(thumbnail.file)],
    ...picture(facts, plan, [...sheetFilters(scrub), 'format=yuvj420p']),
    ...[...jpeg(5), to(scrub.file)],
  ];
}

/** One file of pictures at constant 60 and sound, without the file's name. */
export const renditionArguments = (
  facts: VideoFacts,
  plan: PreviewPlan,
  rendition: PlannedRendition,
  { threads, gain }: Required<Omit<PreviewOptions, 'pictureFrame'>>,
): string[] => [...renditionPictures(facts, plan, rendition, threads), ...renditionSound(facts, plan, gain)];

/** One picture. @param quality 2, the best, to 31 */
export const jpeg = (quality: number): string[] => [
  ...['-an', '-frames:v', '1', '-c:v', 'mjpeg', '-q:v', String(quality)],
  ...WITHOUT_METADATA,
  ...['-f', 'image2', '-update', '1'],
];

/** The video track at constant 60; without the cut, older builds repeat the last picture for as long as the first was late. */
function picture({ videoStream }: VideoFacts, { frames }: PreviewPlan, filters: readonly string[]): string[] {
  const constant = ['setpts=PTS-STARTPTS', `fps=${String(STUDY_FPS)}`, `trim=end_frame=${String(frames)}`];
  return ['-map', `0:${String(videoStream)}`, '-vf', [...constant, ...filters].join(',')];
}

/** Each second picture of a part, cut once more: at the end some builds repeat the last one for as long as what was cut off. */
const cardPictures = ({ fromFrame, toFrame }: PreviewPlan['preview']): string[] => [
  part(fromFrame, toFrame),
  'fps=30',
  `trim=end_frame=${String(Math.ceil((toFrame - fromFrame) / 2))}`,
];

const part = (from: number, to: number): string =>
  `trim=start_frame=${String(from)}:end_frame=${String(to)},setpts=PTS-STARTPTS`;

export const scale = ({ width, height }: PlannedPicture): string =>
  `scale=${String(width)}:${String(height)}:flags=bicubic,setsar=1`;

function renditionPictures(
  facts: VideoFacts,
  plan: PreviewPlan,
  rendition: PlannedRendition,
  threads: number,
): string[] {
  return [
    ...picture(facts, plan, [scale(rendition), 'format=yuv420p']),
    ...h264(rendition.quality, rendition.maxRate, 15, threads),
  ];
}

function renditionSound(facts: VideoFacts, plan: PreviewPlan, gain: number): string[] {
  const { audio } = facts;
  const even = gain === 0 ? [] : [`volume=${gain.toFixed(2)}dB:precision=float`];
  return [
    ...(audio ? [...sound(audio.stream, facts, plan, even), '-c:a', 'aac', '-b:a', '128k'] : ['-an']),
    ...WITHOUT_METADATA,
    ...['-movflags', '+faststart', '-f', 'mp4'],
  ];
}

/** Without B-frames decoding order is showing order: the first picture stands at 0 without an edit list. */
function h264(quality: number, maxRate: number, gop: number, threads: number): string[] {
  return [
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-crf', String(quality)],
    ...['-maxrate', String(maxRate), '-bufsize', String(maxRate * 2)],
    ...['-g', String(gop), '-keyint_min', '1', '-bf', '0', '-threads', String(threads)],
  ];
}

/** Sound moves with the first picture to 0 and ends with the last. @param filters what is done with it then */
function sound(stream: number, facts: VideoFacts, plan: PreviewPlan, filters: readonly string[]): string[] {
  const start = facts.videoDelaySeconds;
  return soundBetween(stream, start, start + plan.frames / STUDY_FPS, filters);
}

/** The sound from `start` to `end` of the input, in seconds, in stereo at 48 kHz, from 0 on. @param filters what is done with it then */
export function soundBetween(stream: number, start: number, end: number, filters: readonly string[] = []): string[] {
  const from = start.toFixed(6);
  const timed = [
    `atrim=start=${from}:end=${end.toFixed(6)}`,
    `asetpts=PTS-${from}/TB`,
    'aresample=48000:async=1:first_pts=0',
  ];
  // two channels before anything is measured: what is played is what counts
  const chain = [...timed, 'aformat=channel_layouts=stereo', ...filters];
  return ['-map', `0:${String(stream)}`, '-af', chain.join(',')];
}

/**
 * Arguments of the ffmpeg run that measures the sound as renditions will have it (`readLoudness` reads the outcome);
 * null where there is none. Pictures are not decoded for it.
 */
export function loudnessArguments(facts: VideoFacts, source: string): string[] | null {
  if (facts.audio === null) return null;
  const measured = sound(facts.audio.stream, facts, planPreview(facts), [MEASURE]);
  return [...inputArguments(facts.container, source), ...measured, '-f', 'null', '-'];
}

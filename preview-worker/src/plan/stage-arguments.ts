import { join } from 'node:path';
import type { VideoFacts } from '../probe/video-facts.js';
import { inputArguments } from './input-arguments.js';
import { jpeg, renditionArguments, scale, type PreviewOptions, type PreviewPaths } from './preview-arguments.js';
import { planPreview, STUDY_FPS } from './preview-plan.js';

/** Arguments of the ffmpeg run that makes the thumbnail alone: only the pictures from the last key frame on are decoded. */
export function thumbnailArguments(
  facts: VideoFacts,
  { source, outputFolder }: PreviewPaths,
  pictureFrame?: number,
): string[] {
  const { thumbnail } = planPreview(facts, pictureFrame);
  const at = (facts.videoDelaySeconds + thumbnail.frame / STUDY_FPS).toFixed(6);
  return [
    ...['-ss', at, ...inputArguments(facts.container, source)],
    ...['-map', `0:${String(facts.videoStream)}`, '-vf', [scale(thumbnail), 'format=yuvj420p'].join(',')],
    ...[...jpeg(3), join(outputFolder, thumbnail.file)],
  ];
}

/** Arguments of the ffmpeg run that makes the smallest rendition alone. */
export function playableArguments(
  facts: VideoFacts,
  { source, outputFolder }: PreviewPaths,
  { threads = 2, gain = 0 }: PreviewOptions = {},
): string[] {
  const plan = planPreview(facts);
  return [
    ...['-threads', String(threads), ...inputArguments(facts.container, source)],
    ...plan.renditions
      .slice(-1)
      .flatMap((rendition) => [
        ...renditionArguments(facts, plan, rendition, { threads, gain }),
        join(outputFolder, rendition.file),
      ]),
  ];
}

import { text } from 'node:stream/consumers';
import { knownKey } from '@combolab/platform';
import { readFacts } from '../probe/noted-facts.js';
import { probeVideo } from '../probe/probe-video.js';
import type { VideoFacts } from '../probe/video-facts.js';
import type { MakePreview } from './make-preview.js';

/** What was found out when the clip was shared; null when that is not there, or not to be read. */
async function known({ job, blobs }: MakePreview): Promise<VideoFacts | null> {
  try {
    return readFacts(JSON.parse(await text(await blobs.read(knownKey(job.sourceKey)))));
  } catch {
    return null;
  }
}

/**
 * What is known of the clip of a job, by a look at it only where nobody has looked before.
 * @param file local path of the clip
 * @throws as {@link probeVideo}
 */
export async function factsOf(work: MakePreview, file: string): Promise<VideoFacts> {
  const { ffmpeg, memoryLimitBytes, signal } = work;
  return (await known(work)) ?? (await probeVideo(file, { ffprobe: ffmpeg.ffprobe, memoryLimitBytes, signal }));
}

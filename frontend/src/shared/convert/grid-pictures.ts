import { VideoSampleSink, type InputVideoTrack, type VideoSample } from 'mediabunny';
import { FRAMES_PER_SECOND } from '@combolab/contracts';

/** Frames of 1/60 s, counted from the first picture of a file as players of combos count them. */
export interface GridPart {
  readonly from: number;
  /** How many. */
  readonly frames: number;
}

/** Frame on whose sixtieth of a second a picture stands. @param first when the first picture is shown, in s */
export const slotOf = (timestamp: number, first: number): number => Math.round((timestamp - first) * FRAMES_PER_SECOND);

/** When a frame begins in the file, in s. @param first when the first picture is shown, in s */
export const timeOf = (frame: number, first: number): number => first + frame / FRAMES_PER_SECOND;

/** Frames of a whole file. */
export async function gridLength(track: InputVideoTrack): Promise<number> {
  return Math.max(1, slotOf(await track.computeDuration(), await track.getFirstTimestamp()));
}

/**
 * The picture of each frame of a part, in order: each picture of the file at its nearest sixtieth of a second, shown until the next
 * one, as the server makes clips. A picture is closed once the next frame is asked for.
 * @yields the frame, 0 for the first of the part
 */
export async function* gridPictures(
  pictures: AsyncIterable<VideoSample>,
  { from, frames }: GridPart,
  first: number,
): AsyncGenerator<{ readonly frame: number; readonly picture: VideoSample }, void> {
  let shown: VideoSample | null = null;
  let next: VideoSample | null = null;
  let frame = 0;
  try {
    for await (next of pictures) {
      if (shown !== null) {
        const until = Math.min(frames, slotOf(next.timestamp, first) - from);
        for (; frame < until; frame += 1) yield { frame, picture: shown };
        shown.close();
      }
      [shown, next] = [next, null];
      if (frame >= frames) return;
    }
    for (; shown !== null && frame < frames; frame += 1) yield { frame, picture: shown };
  } finally {
    shown?.close();
    next?.close();
  }
}

/** Decodes what {@link gridPictures} needs of a track. */
export const decodedPictures = (track: InputVideoTrack, { from, frames }: GridPart, first: number) =>
  new VideoSampleSink(track).samples(timeOf(from - 0.5, first), timeOf(from + frames, first));

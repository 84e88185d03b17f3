import {
  BlobSource,
  canEncodeVideo,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  QTFF,
  Quality,
  WEBM,
  WebMOutputFormat,
  type VideoCodec,
} from 'mediabunny';
import { FRAMES_PER_SECOND } from '@combolab/contracts';
import { ConvertRefused } from './convert-error.js';

/** How a browser makes a video. */
export interface EncodeWay {
  readonly codec: VideoCodec;
  readonly container: 'mp4' | 'webm';
}

/** In the order they are wanted. */
const WAYS: readonly EncodeWay[] = [
  { codec: 'avc', container: 'mp4' },
  { codec: 'vp9', container: 'webm' },
  { codec: 'vp8', container: 'webm' },
];

/**
 * The best way to make a video of 60 pictures a second; null when this browser has none.
 * @param width pixels @param height pixels @param bitrate bits a second
 */
export async function findWay(width: number, height: number, bitrate: number): Promise<EncodeWay | null> {
  for (const way of WAYS) {
    const quality = new Quality({ bitrate });
    if (await canEncodeVideo(way.codec, { width, height, quality, frameRate: FRAMES_PER_SECOND })) return way;
  }
  return null;
}

/** As {@link findWay}. @throws ConvertRefused when there is none */
export async function chooseWay(width: number, height: number, bitrate: number): Promise<EncodeWay> {
  const way = await findWay(width, height, bitrate);
  if (way !== null) return way;
  throw new ConvertRefused('noEncoder');
}

/** The file that a way makes, held in memory. */
export const formatOf = ({ container }: EncodeWay) =>
  container === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();

/** Opens a file piece by piece: nothing reads it whole. */
export const openClip = (file: Blob): Input =>
  new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] });
